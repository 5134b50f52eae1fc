// Which tab of a table is open on a small screen: what a question is about comes up, and one is led back to where one was.

export class Tabs {
  /** Where one acted, or turned to by hand because something can be chosen there. */
  private acted = ''
  /** What gave way to another tab, until it matters again. */
  private gaveWay = ''
  /** Where one was before cards had to be read. */
  private left = ''

  /** One turns to a tab by hand, where something can be chosen or not. */
  turn(name: string, can: boolean): string {
    this.gaveWay = ''
    this.acted = can ? name : ''
    return name
  }

  /** Cards that alone tell what they do come into view; afterwards one is where one was. */
  read(open: string, reading: boolean): string {
    if (reading && open !== 'yours') {
      this.left = open
      return 'yours'
    }
    if (reading || !this.left) return open
    const back = open === 'yours' ? this.left : open
    this.left = ''
    if (back !== open) this.acted = ''
    return back
  }

  /**
   * A new question, with the tabs where something can be chosen, and those it tells of. Where one acted and nothing is left to do
   * or look at, the tab gives way to the one where something is, until it matters again; one that is seen anyway is not opened.
   */
  ask(open: string, touched: readonly string[], told: readonly string[], seen = ''): string {
    const matters = (name: string): boolean => touched.includes(name) || told.includes(name)
    let next = open
    if (this.gaveWay && matters(this.gaveWay)) {
      next = this.gaveWay
      this.gaveWay = ''
    } else if (this.acted === open && touched.length && !matters(open) && touched[0] !== seen) {
      this.gaveWay = open
      next = touched[0]!
    }
    // What is answered beside the tabs, from the hand, changes nothing there.
    if (touched.length || told.length) this.acted = matters(next) ? next : ''
    return next
  }
}
