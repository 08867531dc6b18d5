/** Marks the history entry of an open drawer. */
const MARK = 'isDrawer'

/** Add a history entry for the drawer that opens, so that Back closes it. */
export function addDrawerEntry(): void {
  history.pushState({ ...history.state, [MARK]: true }, '')
}

/**
 * Leave the entry of a drawer that was open when the document was reloaded or left: the drawer is
 * gone, and the first press of Back would change nothing.
 */
export function leaveDrawerEntry(): void {
  if (history.state?.[MARK] === true) history.back()
}
