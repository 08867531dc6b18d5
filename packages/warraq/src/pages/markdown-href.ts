/** `/learn/token/` is also `/learn/token.md`; the root of the site is `/index.md`. */
export function markdownHref(href: string): string {
  return href.endsWith('//') || href === '/' ? '/index.md' : href.replace(/\/$/, '.md')
}
