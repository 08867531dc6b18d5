/** What a language calls itself: `Deutsch` for `de`. A tag that is none stays as it is. */
export function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}
