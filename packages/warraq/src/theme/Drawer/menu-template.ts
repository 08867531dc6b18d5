import { MENU } from './drawer-markup.ts'

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
