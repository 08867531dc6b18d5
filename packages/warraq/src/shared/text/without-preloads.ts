/** HTML without the preloads that React puts before a fragment: the document manages them. */
export function withoutPreloads(html: string): string {
  return html.replace(/^(?:<link rel="preload"[^>]*\/>)+/, '')
}
