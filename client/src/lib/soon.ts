// What is asked is drawn first: whatever moves for its sake begins when it is on the screen.

/** Milliseconds from the frame that shows a change until it surely is on the screen. */
const SOON = 60

/** Do this when the frame that shows a change is made, or so many milliseconds after it; what comes back calls it off. */
export function afterFrame(act: () => void, later = 0): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => (timer = setTimeout(act, later)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Do this when what has just changed is on the screen; what comes back calls it off. */
export function soon(act: () => void): () => void {
  return afterFrame(act, SOON)
}
