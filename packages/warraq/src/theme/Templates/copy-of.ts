import * as SHELL_ID from '../../shared/data/shell-ids.ts'

/** Classes of the elements in `Templates`. */
export type TemplateName =
  | 'code-gone'
  | 'code-tools'
  | 'copy-value'
  | 'drawer'
  | 'image-dialog'
  | 'navigation-error'
  | 'page-loading'
  | 'progress-bar'

/**
 * Found once: a reader view may take it out of the document, and leave the page in use. Unit tests of
 * what imports this module have no document.
 */
const templates = globalThis.document?.querySelector<HTMLTemplateElement>(`#${SHELL_ID.templates}`)

/** A copy of the element in `Templates` with this class. */
export function copyOf<Part extends HTMLElement>(name: TemplateName): Part {
  const part = templates?.content.querySelector(`.${name}`)
  return document.importNode(part as Part, true)
}
