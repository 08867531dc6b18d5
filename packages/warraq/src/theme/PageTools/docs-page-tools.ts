import { fetchText } from '../../shared/browser/fetch-text.ts'
import { copyWithButton } from '../browser/copy-text.ts'
import type { DataElement } from '../browser/element-data.ts'
import type { CopyButtonData } from '../CopyValue/CopyButton.tsx'
import { nextPlace } from '../Dropdown/next-place.ts'
import { COPY_PAGE, MARKDOWN_TYPE, PAGE_MENU } from './page-tools-markup.ts'

/**
 * `<docs-page-tools>` around the split button of a page: copies the text behind the link to the
 * Markdown of the page, and moves the focus in the menu, which the browser opens and closes.
 */
export class DocsPageTools extends HTMLElement {
  connectedCallback(): void {
    this.onclick = ({ target }) => {
      const button = (target as Element).closest<DataElement<CopyButtonData>>(`.${COPY_PAGE}`)
      const link = this.querySelector<HTMLAnchorElement>(`[type="${MARKDOWN_TYPE}"]`)
      if (button !== null && link !== null) void copyWithButton(button, fetchText(link.href))
    }
    const menu = this.querySelector<HTMLElement>(`#${PAGE_MENU}`)
    if (menu === null) return
    menu.ontoggle = ({ newState }) => {
      if (newState !== 'open') return
      if (!CSS.supports('top: anchor(bottom)')) this.#place(menu)
      menu.querySelector('a')?.focus()
    }
    menu.onclick = () => menu.hidePopover()
    menu.onkeydown = (event) => {
      // A menu is one stop of the keyboard.
      if (event.key === 'Tab') menu.hidePopover()
      const items = [...menu.querySelectorAll('a')]
      const at = items.indexOf(document.activeElement as HTMLAnchorElement)
      const next = nextPlace(event.key, at, items.length)
      if (next === undefined) return
      event.preventDefault()
      items[next]?.focus()
    }
  }

  /** Place the menu below its button in browsers that cannot do it in the style sheet. */
  #place(menu: HTMLElement): void {
    const { bottom, right } = this.getBoundingClientRect()
    const end = document.documentElement.clientWidth - right
    menu.style.position = 'absolute'
    menu.style.inset = `${bottom + scrollY + 6}px ${end}px auto auto`
  }
}
