/** The main menu of the drawer, which waits in the document until it is shown. */
export function menuTemplate(): HTMLTemplateElement | null {
  return document.querySelector('template.drawer-menu')
}

/** Elements of the document and of that menu. */
export function queryWithMenu<Found extends Element>(selector: string): Found[] {
  return [document, menuTemplate()?.content].flatMap((root) => [
    ...(root?.querySelectorAll<Found>(selector) ?? []),
  ])
}
