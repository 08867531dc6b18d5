/** Tell the ids of a copy from those of the original, and the attributes that name them. */
export function prefixIds(root: ParentNode, prefix: string): void {
  if (prefix === '') return
  for (const element of root.querySelectorAll('[id]')) element.id = prefix + element.id
  for (const element of root.querySelectorAll('[aria-controls]'))
    element.setAttribute('aria-controls', `${prefix}${element.getAttribute('aria-controls')}`)
}
