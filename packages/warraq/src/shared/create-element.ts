/** Properties by their names in the DOM, `role` and `aria-*`. HTML cannot be given. */
export type ElementParts<Tag extends keyof HTMLElementTagNameMap> = Readonly<
  Partial<HTMLElementTagNameMap[Tag]>
> & {
  readonly role?: string
  readonly innerHTML?: never
  readonly outerHTML?: never
  readonly [name: `aria-${string}`]: string
}

/** `null` is left out; a string is only ever text. */
export type ElementChild = Node | string | null

/** An element with its properties and children: `element('p', { className: 'note' }, 'Text')`. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  parts: ElementParts<Tag>,
  ...children: readonly ElementChild[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(parts)) {
    if (name in made) Reflect.set(made, name, value)
    else made.setAttribute(name, String(value))
  }
  made.append(...children.filter((child) => child !== null))
  return made
}
