/** A new element with classes. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name)
  created.className = className
  return created
}
