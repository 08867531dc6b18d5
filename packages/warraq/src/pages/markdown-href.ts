/** `/learn/token/` becomes `/learn/token.md`; the root of the site becomes `/index.md`. */
export function markdownHref(href: string): string {
  return href.endsWith('//') || href === '/' ? '/index.md' : href.replace(/\/$/, '.md')
}
