// Copying a text, also where the page did not come over TLS and browsers give no clipboard.

/** Copies a text; whether it is there to be pasted now. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyMarked(text)
  }
}

/** Copies by way of a mark, as one would by hand; the focus comes back. */
function copyMarked(text: string): boolean {
  const from = document.activeElement as HTMLElement | null
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'unseen'
  // Inside an open dialog, where one is: nothing else can be marked then.
  ;(from?.closest('dialog') ?? document.body).append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  from?.focus({ preventScroll: true })
  return copied
}
