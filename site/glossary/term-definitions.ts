/**
 * The definitions of a glossary, by the anchors of its headings: the first paragraph below each, as
 * plain text and without a closing reference ("See …").
 */
export function termDefinitions(html: string): Readonly<Record<string, string>> {
  const entries = html.matchAll(/<h3[^>]* id="([^"]+)".*?<\/h3>\s*<p>(.*?)<\/p>/gs)
  return Object.fromEntries([...entries].map(([, id = '', text = '']) => [id, plainText(text)]))
}

function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/ See (?:also )?[^.]*\.$/, '')
    .trim()
}
