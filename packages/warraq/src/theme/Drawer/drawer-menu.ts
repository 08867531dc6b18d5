import { element } from '../../shared/create-element.ts'

/** The items of the navbar as a list; the search has a button of its own. */
export function mainMenu(): HTMLElement {
  return menuOf([...document.querySelectorAll<HTMLElement>('.navbar-items > *')].flatMap(entryOf))
}

function menuOf(entries: readonly HTMLElement[]): HTMLElement {
  return element('ul', { className: 'menu' }, ...entries.map((entry) => element('li', {}, entry)))
}

function entryOf(item: HTMLElement): HTMLElement[] {
  if (item.matches('docs-dropdown')) return [groupOf(item)]
  if (item.matches('button')) return []
  const entry = item.cloneNode(true) as HTMLElement
  if (entry.matches('a')) entry.className = `menu-link${isActive(item) ? ' is-active' : ''}`
  else entry.removeAttribute('class')
  return [entry]
}

/** A dropdown, open when it holds the page. One that leads somewhere itself has its page first. */
function groupOf(dropdown: HTMLElement): HTMLElement {
  const ownLink = dropdown.querySelector<HTMLElement>(':scope > a')
  const links = [...dropdown.querySelectorAll<HTMLElement>('.dropdown-list > li > *')]
  const label =
    dropdown.dataset.menuLabel ??
    (ownLink ?? dropdown.querySelector('.dropdown-button'))?.textContent ??
    ''
  return element(
    'details',
    { className: 'menu-group', open: links.some(isActive) },
    element('summary', { className: 'menu-link' }, label),
    menuOf([...(ownLink === null ? [] : [ownLink]), ...links].flatMap(entryOf)),
  )
}

function isActive(link: HTMLElement): boolean {
  return link.classList.contains('is-active')
}
