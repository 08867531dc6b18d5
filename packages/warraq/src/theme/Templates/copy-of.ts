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

/** A copy of the element in `Templates` with this class. */
export function copyOf<Part extends HTMLElement>(name: TemplateName): Part {
  const template = document.querySelector<HTMLTemplateElement>(`#${SHELL_ID.templates}`)
  const part = template?.content.querySelector(`.${name}`)
  return document.importNode(part as Part, true)
}
