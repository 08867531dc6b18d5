import { onClick } from '../../shared/on-click.ts'

/** How long a button shows "Copied", in milliseconds. */
const ANSWER_SHOWN_MS = 1500

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>()

/**
 * Let every button with `data-copied` copy what it belongs to, and show for a moment whether it
 * worked, with the texts in its `data-` attributes: as its label, or as its text if that is its
 * name.
 */
export function startCopyButtons(): void {
  onClick('button[data-copied]', copyWithButton)
}

async function copyWithButton(button: HTMLElement): Promise<void> {
  const isCopied = await copyText(textFor(button))
  const name = button.ariaLabel === null ? 'textContent' : 'ariaLabel'
  const { copied, failed, label = button[name] ?? '' } = button.dataset
  const answer = (isCopied ? copied : failed) ?? ''
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

/** The page at the address of the button, the code in the same block, or the value beside it. */
function textFor(button: HTMLElement): string | Promise<string> {
  const { href } = button.dataset
  if (href !== undefined) return textAt(href)
  const code = button.closest('docs-code')?.querySelector('pre')
  if (code) return code.textContent.replace(/\n$/, '')
  const value = button.closest<HTMLElement>('docs-copy')
  return value === null ? '' : copiedValue(value)
}

async function textAt(href: string): Promise<string> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return response.text()
}

/** What the button of `<docs-copy>` copies. */
export function copiedValue({ dataset, textContent }: HTMLElement): string {
  return dataset.text ?? textContent.trim()
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
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}

/** For browsers and pages without the clipboard API (an address without TLS, for instance). */
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

/** Announce a text to screen readers without moving the focus. */
export function announce(text: string): void {
  const announcer = document.getElementById('announcer')
  if (announcer !== null) announcer.textContent = text
}
