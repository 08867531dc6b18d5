import { fillText } from '@warraq/search-dialog/shared/fill-text'
import { inSpareTime } from '../../shared/browser/in-spare-time.ts'
import { copyWithButton } from '../browser/copy-text.ts'
import type { DataElement } from '../browser/element-data.ts'
import { elementText } from '../browser/element-text.ts'
import { nameScrollBox, watchOverflow } from '../browser/watch-overflow.ts'
import type { CopyButtonData } from '../CopyValue/CopyButton.tsx'
import { copyOf } from '../Templates/copy-of.ts'
import { codeScrollText } from './code-scroll-text.ts'

/**
 * `<docs-code>` around a code block: adds a button that copies the code and, if lines are longer
 * than the block, one that wraps them. The output of a command is not copied. Without JavaScript the block is complete and selectable.
 */
export class DocsCode extends HTMLElement {
  #stopWatching: (() => void) | undefined
  #tools: HTMLElement | undefined

  connectedCallback(): void {
    const pre = this.querySelector('pre')
    if (pre === null) return
    // Adding the buttons of a page with a hundred blocks must not delay its first paint.
    inSpareTime(() => {
      if (this.isConnected && this.#tools === undefined) this.#equip(pre)
    })
  }

  disconnectedCallback(): void {
    this.#stopWatching?.()
    this.#tools?.remove()
    this.#tools = undefined
  }

  #equip(pre: HTMLElement): void {
    const tools = copyOf('code-tools')
    const [wrap, copy] = tools.querySelectorAll<DataElement<CopyButtonData>>('button')
    if (wrap === undefined || copy === undefined) return
    if (this.classList.contains('code-output')) copy.remove()
    copy.addEventListener('click', () => {
      void copyWithButton(copy, pre.textContent.replace(/\n$/, ''))
    })
    wrap.addEventListener('click', () => {
      wrap.ariaPressed = String(pre.classList.toggle('is-wrapped'))
    })
    this.#tools = tools
    this.append(tools)
    const { codeIn } = elementText(codeScrollText)
    this.#stopWatching = watchOverflow(pre, (overflows) => {
      wrap.hidden = !overflows && !pre.classList.contains('is-wrapped')
      const title = this.querySelector('figcaption')?.textContent
      const name = title ?? fillText(codeIn, { language: pre.dataset.language ?? 'text' })
      nameScrollBox(pre, overflows ? name : undefined)
    })
  }
}
