import { readStorage, writeStorage } from '@warraq/search-dialog/shared/storage'
import * as STORAGE_KEYS from '../../shared/browser/storage-keys.ts'
import type { SidebarToggleData } from './sidebar-markup.ts'

/**
 * `<docs-sidebar-toggle data-expand data-collapse>` around a button that hides and shows the
 * sidebar; the choice is stored for every page. The boot script sets `data-sidebar-hidden` before
 * the first paint, so that nothing moves here.
 */
class DocsSidebarToggle extends HTMLElement {
  declare readonly dataset: SidebarToggleData

  connectedCallback(): void {
    const button = this.querySelector('button')
    if (button === null) return
    this.#show(button, readStorage('local', STORAGE_KEYS.sidebarHidden) === 'true')
    button.disabled = false
    button.onclick = () => {
      const isHidden = button.ariaExpanded === 'true'
      writeStorage('local', STORAGE_KEYS.sidebarHidden, isHidden ? 'true' : null)
      this.#show(button, isHidden)
    }
  }

  #show(button: HTMLElement, isHidden: boolean): void {
    const { expand, collapse } = this.dataset
    document.documentElement.toggleAttribute('data-sidebar-hidden', isHidden)
    button.ariaExpanded = String(!isHidden)
    button.ariaLabel = isHidden ? expand : collapse
  }
}

export function defineSidebarToggle(): void {
  customElements.define('docs-sidebar-toggle', DocsSidebarToggle)
}
