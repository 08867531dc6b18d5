import { copyWithButton } from '../browser/copy-text.ts'

/**
 * `<docs-copy-page data-href="…">` around a button: a click copies the text at that address. The
 * button is in the HTML, and CSS hides it until the element is defined, so that the HTML stays as
 * rendered.
 */
export class DocsCopyPage extends HTMLElement {
  connectedCallback(): void {
    this.onclick = () => {
      const button = this.querySelector('button')
      if (button !== null) void copyWithButton(button, textAt(this.dataset.href ?? ''))
    }
  }
}

async function textAt(href: string): Promise<string> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return response.text()
}
