// Printing a part of a page: before the browser prints, what is meant lies alone on a sheet of its own, in daylight.
let chosen: Element | null = null
let sheet: HTMLElement | null = null
/** The light the page had before. */
let theme: string | undefined

/** What is printed when nobody has pressed a button: the end of a game, if it is told. */
const TOLD = '[data-end]'

function lay(): void {
  const what = chosen ?? document.querySelector(TOLD)
  if (!what || sheet) return
  sheet = document.createElement('div')
  sheet.id = 'printed'
  const copy = what.cloneNode(true) as Element
  for (const button of copy.querySelectorAll('button, .button')) button.remove()
  sheet.append(copy)
  document.body.append(sheet)
  theme = document.documentElement.dataset.theme
  document.documentElement.dataset.theme = 'light'
}

function clear(): void {
  chosen = null
  if (!sheet) return
  if (theme === undefined) delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  sheet.remove()
  sheet = null
}

/** Be ready when the browser prints, by a button or by its own menu. */
export function watchPrinting(): void {
  addEventListener('beforeprint', lay)
  addEventListener('afterprint', clear)
}

/** Print an element. */
export function print(what: Element): void {
  chosen = what
  window.print()
}
