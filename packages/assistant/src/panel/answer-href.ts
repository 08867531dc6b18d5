/**
 * Address within this site of a link in an answer; `undefined` for other links. An answer is text
 * from a model, which an attacker may have influenced, so no link leaves the site.
 *
 * `siteUrl` is the public address of the site with its base path, `pageUrl` that of the current
 * page: links to the public site also count when the site is served from another place.
 */
export function answerHref(
  href: string,
  { siteUrl, pageUrl }: { readonly siteUrl: string; readonly pageUrl: string },
): string | undefined {
  const trimmed = href.trim()
  // Browsers take a backslash for a slash and drop control characters: neither is in an honest link.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression refuses control characters
  if (trimmed === '' || trimmed.startsWith('#') || /[\\\u0000-\u001f]/.test(trimmed))
    return undefined
  const site = new URL(siteUrl, pageUrl)
  if (!URL.canParse(trimmed, site)) return undefined
  const target = new URL(trimmed, site)
  const origins = [site.origin, new URL(pageUrl).origin]
  if (!/^https?:$/.test(target.protocol) || target.username !== '') return undefined
  if (!origins.includes(target.origin) || !target.pathname.startsWith(site.pathname))
    return undefined
  return `${target.pathname}${target.search}${target.hash}`
}
