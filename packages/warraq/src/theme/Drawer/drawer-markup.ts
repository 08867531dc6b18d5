/* What the parts of the drawer write and its scripts read. */

/** Template of the main menu. */
export const MENU = 'drawer-menu'
export const MENU_BUTTON = 'menu-button'
export const CLOSE = 'drawer-close'
export const BACK = 'drawer-back'

/** The main menu of the drawer, in a template of the document. */
export function menuTemplate(): HTMLTemplateElement | null {
  return document.querySelector(`template.${MENU}`)
}

/** Matching elements of the document and of that menu. */
export function queryWithMenu<Found extends Element>(selector: string): Found[] {
  return [document, menuTemplate()?.content].flatMap((root) => [
    ...(root?.querySelectorAll<Found>(selector) ?? []),
  ])
}
