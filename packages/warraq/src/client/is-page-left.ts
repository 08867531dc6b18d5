/**
 * Whether Back or Forward came before the scripts of a reloaded page: the browser then changes the
 * address alone, because the entry it goes to was made without leaving the document.
 */
export function isPageLeft({ activation, currentEntry }: Navigation): boolean {
  const made = activation?.entry.url
  const shown = currentEntry?.url
  return !!made && !!shown && new URL(made).pathname !== new URL(shown).pathname
}
