import type { CheckedSite, ContentCheck, ContentPage, Finding } from 'warraq/plugin'

const SITE: CheckedSite = { root: '', cacheDir: '' }

/** What a check of a plugin finds on some pages. */
export async function runCheck(
  check: ContentCheck | undefined,
  pages: readonly ContentPage[],
  site = SITE,
): Promise<readonly Finding[]> {
  if (check === undefined) return []
  if ('run' in check) return check.run(pages, site)
  return pages.flatMap(await check.eachPage(site))
}
