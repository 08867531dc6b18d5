/** Make an element reachable by keyboard, with a role and a name; without a name, undo this. */
export function setReachable(element: HTMLElement, role: string, name: string | undefined): void {
  if (name !== undefined) {
    element.tabIndex = 0
    element.setAttribute('role', role)
    element.setAttribute('aria-label', name)
  } else
    for (const attribute of ['tabindex', 'role', 'aria-label']) element.removeAttribute(attribute)
}
