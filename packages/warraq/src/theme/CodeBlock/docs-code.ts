import { fillText } from '../../shared/fill-text.ts'
import { inSpareTime } from '../../shared/in-spare-time.ts'
import { watchOverflow } from '../browser/watch-overflow.ts'
import { copyOf } from '../Templates/copy-of.ts'
import { elementText } from '../text/element-text.ts'

/**
 * `<docs-code>` around a code block: adds a button that copies the code and, if lines are longer
 * than the block, one that wraps them. Without JavaScript the block is complete and selectable.
 */
export class DocsCode extends HTMLElement {
  connectedCallback(): void {
    // Adding the buttons of a page with a hundred blocks must not delay its first paint.
    inSpareTime(() => {
      const pre = this.querySelector('pre')
      if (this.isConnected && pre !== null) this.#equip(pre)
    })
  }

  #equip(pre: HTMLElement): void {
    const tools = this.querySelector(':scope > .code-tools') ?? copyOf('code-tools')
    const wrap = tools.querySelector('button')
    if (wrap === null) return
    this.append(tools)
    wrap.onclick = () => {
      wrap.ariaPressed = String(pre.classList.toggle('is-wrapped'))
    }
    const name =
      this.querySelector('figcaption')?.textContent ??
      fillText(elementText().codeIn, { language: pre.dataset.language ?? 'text' })
    watchOverflow(pre, name, (overflows) => {
      wrap.hidden = !overflows && !pre.classList.contains('is-wrapped')
    })
  }
}
