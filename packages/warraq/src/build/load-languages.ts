import type { LoadedConfig } from '../config/load-config.ts'
import { siteLocales } from '../config/locales.ts'
import { type LoadedSite, type LoadOptions, loadSite } from './load-site.ts'

/**
 * The site in every language, the default one first. A page that has no translation has the same
 * problems in every language, so they are named once.
 * @throws UsageError as `loadSite` does.
 */
export async function loadLanguages(
  options: LoadOptions,
  loaded: LoadedConfig,
  former: readonly LoadedSite[] = [],
): Promise<LoadedSite[]> {
  const sites: LoadedSite[] = []
  const known = new Set<string>()
  for (const { name } of siteLocales(loaded.config)) {
    const site = await loadSite(
      { ...options, locale: name, former: former.find(({ locale }) => locale.name === name) },
      loaded,
    )
    const problems = site.problems.filter((problem) => !known.has(JSON.stringify(problem)))
    for (const problem of problems) known.add(JSON.stringify(problem))
    sites.push({ ...site, problems })
  }
  return sites
}
