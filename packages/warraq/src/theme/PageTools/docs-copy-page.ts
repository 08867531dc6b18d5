import { fetchText } from '../../shared/browser/fetch-text.ts'
import { copyWithButton } from '../browser/copy-text.ts'
import type { DataElement } from '../browser/element-data.ts'
import type { CopyButtonData } from '../CopyValue/copy-button-markup.ts'

/**
 * `<docs-copy-page>` around a button, before a link: a click copies the text that the link leads to.
 * The button is in the HTML, and CSS hides it until the element is defined, so that the HTML stays
 * as rendered.
 */
export class DocsCopyPage extends HTMLElement {
  connectedCallback(): void {
    this.onclick = () => {
      const button = this.querySelector<DataElement<CopyButtonData>>('button')
      const link = this.nextElementSibling
      if (button !== null && link instanceof HTMLAnchorElement)
        void copyWithButton(button, fetchText(link.href))
    }
  }
}
