// Looking at a part of a drawing: wheel, pinch and drag.

export class Camera {
  private full = $state.raw({ width: 1000, height: 800 })
  zoom = $state(1)
  private x = $state(0)
  private y = $state(0)
  readonly box = $derived(`${this.x} ${this.y} ${this.full.width / this.zoom} ${this.full.height / this.zoom}`)

  /** The drawing has another size; one keeps looking at the same part of it. */
  size(width: number, height: number): void {
    if (width === this.full.width && height === this.full.height) return
    this.x *= width / this.full.width
    this.y *= height / this.full.height
    this.full = { width, height }
  }

  whole(): void {
    this.zoom = 1
    this.x = 0
    this.y = 0
  }

  /** Come nearer by a factor, keeping a point (as shares of the drawing shown) where it is. */
  by(factor: number, px = 0.5, py = 0.5): void {
    const zoom = Math.min(5, Math.max(1, this.zoom * factor))
    const { width, height } = this.full
    this.x += px * (width / this.zoom - width / zoom)
    this.y += py * (height / this.zoom - height / zoom)
    this.zoom = zoom
    this.pan(0, 0)
  }

  private pan(dx: number, dy: number): void {
    const { width, height } = this.full
    this.x = Math.min(width - width / this.zoom, Math.max(0, this.x - (dx * width) / this.zoom))
    this.y = Math.min(height - height / this.zoom, Math.max(0, this.y - (dy * height) / this.zoom))
  }

  attach = (svg: SVGElement): (() => void) => {
    const fingers = new Map<number, { x: number; y: number }>()
    let dragged = 0
    const gone = new AbortController()
    const { signal } = gone
    const spread = (): number => {
      const [a, b] = [...fingers.values()]
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
    }
    svg.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey && this.zoom === 1 && event.deltaY > 0) return
        event.preventDefault()
        const box = svg.getBoundingClientRect()
        this.by(Math.exp(-event.deltaY / 400), (event.clientX - box.x) / box.width, (event.clientY - box.y) / box.height)
      },
      { signal, passive: false },
    )
    svg.addEventListener(
      'pointerdown',
      (event) => {
        fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
        dragged = 0
      },
      { signal },
    )
    svg.addEventListener(
      'pointermove',
      (event) => {
        const old = fingers.get(event.pointerId)
        if (!old) return
        const box = svg.getBoundingClientRect()
        const before = spread()
        fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
        const after = spread()
        if (before && after) {
          const points = [...fingers.values()]
          this.by(
            after / before,
            ((points[0]!.x + points[1]!.x) / 2 - box.x) / box.width,
            ((points[0]!.y + points[1]!.y) / 2 - box.y) / box.height,
          )
          dragged += Math.abs(after - before)
        } else if (this.zoom > 1) {
          this.pan((event.clientX - old.x) / box.width, (event.clientY - old.y) / box.height)
          dragged += Math.hypot(event.clientX - old.x, event.clientY - old.y)
        }
      },
      { signal },
    )
    const lift = (event: PointerEvent): void => void fingers.delete(event.pointerId)
    for (const name of ['pointerup', 'pointercancel', 'pointerleave'] as const) svg.addEventListener(name, lift, { signal })
    // A drag is not a touch of what lies under it.
    svg.addEventListener(
      'click',
      (event) => {
        if (dragged > 8) event.stopPropagation()
        dragged = 0
      },
      { signal, capture: true },
    )
    return () => gone.abort()
  }
}
