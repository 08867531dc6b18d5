import * as SHELL_ID from '../../shared/data/shell-ids.ts'
import type { CopyButtonData } from '../CopyValue/CopyButton.tsx'
import type { DataElement } from './element-data.ts'

/** How long a button shows "Copied", in milliseconds. */
const ANSWER_SHOWN_MS = 1500

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>()

/**
 * Copy text, and show for a moment whether it worked, with the texts in the button's `data-`
 * attributes: as its label, or as its text if that is its name.
 */
export async function copyWithButton(
  button: DataElement<CopyButtonData>,
  text: string | Promise<string>,
): Promise<void> {
  const isCopied = await copyText(text)
  const name = button.ariaLabel === null ? 'textContent' : 'ariaLabel'
  const { copied, failed, label = button[name] ?? '' } = button.dataset
  const answer = isCopied ? copied : failed
  button.dataset.label = label
  button[name] = answer
  button.classList.toggle('is-copied', isCopied)
  announce(answer)
  clearTimeout(timers.get(button))
  const end = (): void => {
    button[name] = label
    button.classList.remove('is-copied')
  }
  timers.set(button, setTimeout(end, ANSWER_SHOWN_MS))
}

/** Copy text to the clipboard; `false` if the browser refuses, or the text cannot be loaded. */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    await (typeof text === 'string' ? navigator.clipboard.writeText(text) : writeWhenHere(text))
    return true
  } catch {
    return typeof text === 'string' ? copyBySelection(text) : text.then(copyText, () => false)
  }
}

/** Some browsers allow writing only during a click: they accept a promise of the text. */
function writeWhenHere(text: Promise<string>): Promise<void> {
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }))
  // A browser that refuses leaves it alone: a text that cannot be loaded would then be an unhandled
  // error, although the button says so.
  blob.catch(() => {})
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}

/** For browsers and pages without the clipboard API (an address without TLS, for instance). */
function copyBySelection(text: string): boolean {
  // biome-ignore lint/plugin: browsers without a clipboard copy from a field, which is gone in the same task.
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

/** Announce a text to screen readers without moving the focus. */
export function announce(text: string): void {
  const announcer = document.getElementById(SHELL_ID.announcer)
  if (announcer !== null) announcer.textContent = text
}
