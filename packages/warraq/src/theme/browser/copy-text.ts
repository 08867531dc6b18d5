/** How long a button says "Copied", in milliseconds. */
const ANSWER_SHOWN_MS = 1000

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>()

/** Copy text, and show for a moment whether it worked, with the words in the button's `data-` attributes. */
export async function copyWithButton(button: HTMLElement, text: string): Promise<void> {
  const isCopied = await copyText(text)
  const { copied, failed, label = button.ariaLabel ?? '' } = button.dataset
  button.dataset.label = label
  button.ariaLabel = (isCopied ? copied : failed) ?? ''
  button.classList.toggle('is-copied', isCopied)
  announce(button.ariaLabel)
  clearTimeout(timers.get(button))
  const end = (): void => {
    button.ariaLabel = label
    button.classList.remove('is-copied')
  }
  timers.set(button, setTimeout(end, ANSWER_SHOWN_MS))
}

/** Copy text to the clipboard; `false` when the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/** The way of browsers and pages without the clipboard API (an address without TLS, for instance). */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.className = 'visually-hidden'
  document.body.append(area)
  const focused = document.activeElement
  area.select()
  const isCopied = document.execCommand('copy')
  area.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return isCopied
}

/** Say something to screen readers without moving the focus. */
export function announce(text: string): void {
  const announcer = document.getElementById('announcer')
  if (announcer !== null) announcer.textContent = text
}
