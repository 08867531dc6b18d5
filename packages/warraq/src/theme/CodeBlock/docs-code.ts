import { element } from '../../shared/create-element.ts'
import { inSpareTime } from '../../shared/in-spare-time.ts'
import { svgIcon } from '../../shared/svg-icon.ts'
import { COPY_ICON, DONE_ICON } from '../browser/copy-icons.ts'
import { announce, copyText } from '../browser/copy-text.ts'
import { elementText } from '../browser/element-text.ts'
import { nameScrollBox, watchOverflow } from '../browser/watch-overflow.ts'
import { copyValueText } from '../CopyValue/copy-value-text.ts'
import { codeBlockText } from './code-block-text.ts'

/** How long "Copied" shows, in milliseconds. */
const COPIED_SHOWN_MS = 1000

const WRAP_ICON = 'M4 6h16M4 12h13a3 3 0 0 1 0 6h-4m2-2l-2 2 2 2M4 18h4'

/**
 * `<docs-code>` around a code block: a button that copies the code and, when lines are longer than
 * the block, one that wraps them. Without JavaScript the block is complete and selectable.
 */
export class DocsCode extends HTMLElement {
  #resetTimer: ReturnType<typeof setTimeout> | undefined
  #stopWatching: (() => void) | undefined
  #tools: HTMLElement | undefined

  connectedCallback(): void {
    const pre = this.querySelector('pre')
    if (pre === null) return
    // A page of a hundred blocks is on screen before they have their buttons.
    inSpareTime(() => {
      if (this.isConnected && this.#tools === undefined) this.#equip(pre)
    })
  }

  disconnectedCallback(): void {
    this.#stopWatching?.()
    this.#tools?.remove()
    this.#tools = undefined
    clearTimeout(this.#resetTimer)
  }

  #equip(pre: HTMLElement): void {
    const { copyCode, copyButton, wrapCode } = elementText({ ...codeBlockText, ...copyValueText })
    const copy = iconButton(copyCode, copyButton, COPY_ICON)
    const wrap = iconButton(wrapCode, wrapCode, WRAP_ICON)
    wrap.hidden = true
    copy.addEventListener('click', () => void this.#copy(copy, pre))
    wrap.addEventListener('click', () => {
      wrap.setAttribute('aria-pressed', String(pre.classList.toggle('is-wrapped')))
    })
    this.#tools = element('div', { className: 'code-tools' }, wrap, copy)
    this.append(this.#tools)
    this.#stopWatching = watchOverflow(pre, (overflows) => {
      wrap.hidden = !overflows && !pre.classList.contains('is-wrapped')
      const title = this.querySelector('figcaption')?.textContent
      const name = title ?? `Code, ${pre.dataset.language ?? 'text'}`
      nameScrollBox(pre, overflows ? name : undefined)
    })
  }

  async #copy(button: HTMLElement, pre: HTMLElement): Promise<void> {
    const isCopied = await copyText((pre.textContent ?? '').replace(/\n$/, ''))
    const { copyCode, copied, copyingFailed } = elementText({ ...codeBlockText, ...copyValueText })
    const text = isCopied ? copied : copyingFailed
    button.setAttribute('aria-label', text)
    button.querySelector('path')?.setAttribute('d', isCopied ? DONE_ICON : COPY_ICON)
    announce(text)
    clearTimeout(this.#resetTimer)
    this.#resetTimer = setTimeout(() => {
      button.setAttribute('aria-label', copyCode)
      button.querySelector('path')?.setAttribute('d', COPY_ICON)
    }, COPIED_SHOWN_MS)
  }
}

function iconButton(label: string, title: string, path: string): HTMLButtonElement {
  return element(
    'button',
    { type: 'button', className: 'code-button', title, 'aria-label': label },
    svgIcon(path),
  )
}
