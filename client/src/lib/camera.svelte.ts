// Looking at a part of a drawing: wheel, pinch and drag.
import { framed, type Point } from './layout'

const NEAREST = 5

interface Size {
  width: number
  height: number
}

/** A place from which nothing beyond the drawing is seen; in the middle where more than all of it is seen. */
function within(from: number, room: number): number {
  return room < 0 ? room / 2 : Math.min(room, Math.max(0, from))
}

export class Camera {
  private full: Size = $state.raw({ width: 1000, height: 800 })
  /** What is seen of it when one looks at the whole: it has the proportions of the frame. */
  private most: Size = $state.raw({ width: 1000, height: 800 })
  zoom = $state(1)
  private x = $state(0)
  private y = $state(0)
  private readonly width = $derived(this.most.width / this.zoom)
  private readonly height = $derived(this.most.height / this.zoom)
  readonly box = $derived(`${this.x} ${this.y} ${this.width} ${this.height}`)

  /** The drawing or its frame has another size; one keeps looking at the same part of it. */
  size(width: number, height: number, ratio = width / height): void {
    const most = width / height > ratio ? { width, height: width / ratio } : { width: height * ratio, height }
    const isSame = (a: Size, b: Size): boolean => a.width === b.width && a.height === b.height
    if (isSame({ width, height }, this.full) && isSame(most, this.most)) return
    const [x, y] = [(this.x + this.width / 2) / this.full.width, (this.y + this.height / 2) / this.full.height]
    this.full = { width, height }
    this.most = most
    this.look(x * width, y * height)
  }

  whole(): void {
    this.zoom = 1
    this.pan(0, 0)
  }

  /** Look at what matters and at the rest near it, so near that no more than so much of the drawing is seen from side to side. */
  show(must: readonly Point[], may: readonly Point[], width: number, edge: number): void {
    this.zoom = Math.min(NEAREST, Math.max(1, this.zoom, this.most.width / width))
    const at = framed(must, may, this.width - 2 * edge, this.height - 2 * edge)
    this.look(at.x, at.y)
  }

  /** Whether a point is seen, so far from the edge that what lies around it is seen too. */
  sees({ x, y }: Point, edge: number): boolean {
    const [left, top] = [x - this.x, y - this.y]
    return left >= edge && left <= this.width - edge && top >= edge && top <= this.height - edge
  }

  private look(x: number, y: number): void {
    this.x = x - this.width / 2
    this.y = y - this.height / 2
    this.pan(0, 0)
  }

  /** Come nearer by a factor, keeping a point (as shares of the drawing shown) where it is. */
  by(factor: number, px = 0.5, py = 0.5): void {
    const [width, height] = [this.width, this.height]
    this.zoom = Math.min(NEAREST, Math.max(1, this.zoom * factor))
    this.x += px * (width - this.width)
    this.y += py * (height - this.height)
    this.pan(0, 0)
  }

  private pan(dx: number, dy: number): void {
    this.x = within(this.x - dx * this.width, this.full.width - this.width)
    this.y = within(this.y - dy * this.height, this.full.height - this.height)
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
