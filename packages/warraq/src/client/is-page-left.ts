/**
 * Whether the reader went Back or Forward before the scripts of a reloaded page had loaded: the
 * browser then changes only the address, because the target entry was created without leaving the
 * document.
 */
export function isPageLeft({ activation, currentEntry }: Navigation): boolean {
  const made = activation?.entry.url
  const shown = currentEntry?.url
  return !!made && !!shown && new URL(made).pathname !== new URL(shown).pathname
}
