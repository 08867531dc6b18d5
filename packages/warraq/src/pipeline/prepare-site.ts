import type { LoadedConfig } from '../config/load-config.ts'
import { siteLocales } from '../config/locales.ts'
import { partFailed, withoutPart } from '../content/components/part-failed.ts'
import { type LanguagePages, languagePages } from '../pages/page-languages.ts'
import type { ReadyPage } from '../pages/ready-page.ts'
import { brandHtml } from '../theme/Brand/render-brand.tsx'
import { shellStart } from '../theme/Document/document.tsx'
import { footerHtml } from '../theme/Footer/render-footer.tsx'
import { pageBodyHtml } from '../theme/PageBody/page-body.tsx'
import { pageShell } from '../theme/PageShell/page-shell.tsx'
import { PartError } from '../theme/parts/render-theme.tsx'
import { type AssembledSite, assemble } from './assemble.ts'
import { check } from './check.ts'
import { type CompiledSite, compile } from './compile.ts'
import { type LinkedSite, link } from './link.ts'
import { type LoadOptions, load } from './load.ts'
import { placeInConfig } from './place-in-config.ts'

/**
 * Load, compile, link, check and assemble the site in every language, the default one first. A page
 * without a translation has the same problems in every language; they are reported once.
 * @throws UsageError when the configuration, its components or its versions are invalid. Problems
 *   that an author can fix are part of the result.
 */
export async function prepareSite(
  options: Omit<LoadOptions, 'caches'>,
  config: LoadedConfig,
  former: readonly AssembledSite[] = [],
): Promise<AssembledSite[]> {
  const sites: LinkedSite[] = []
  const known = new Map(former.map(({ compiled }) => [compiled.contextKey, compiled.pageCache]))
  for (const cache of known.values()) cache.begin()
  const caches = new Map(known)
  // The browser bundle has what the pages of the default language import.
  let bundled: ReadonlySet<string> | undefined
  for (const { name } of siteLocales(config.config)) {
    const loaded = await load(
      {
        ...options,
        caches,
        locale: name,
        former: former
          .filter(({ loaded }) => loaded.language.locale.name === name)
          .map(formerOf)[0],
        bundled,
      },
      config,
    )
    bundled ??= new Set(loaded.pageModulesSource.islands.map(({ name: module }) => module))
    sites.push(withWorkingParts(await compile(loaded), link))
  }
  // A cache that lacks pages is saved when these are compiled.
  const partial = new Set(
    sites.filter(({ compiled }) => compiled.stale.size > 0).map((site) => site.compiled.pageCache),
  )
  for (const [key, cache] of caches) if (!known.has(key) && !partial.has(cache)) await cache.save()
  const languages = sites.map(({ loaded, compiled, linked: { compiledDocs } }) =>
    languagePages(loaded.language.locale, compiledDocs, compiled.plain),
  )
  options.onProgress?.({ phase: 'check' })
  const reported = new Set<string>()
  return sites.map((site) => {
    const assembled = withWorkingParts(site, (same) => assembleAndTry(link(same), languages))
    const problems = assembled.problems.filter((problem) => !reported.has(JSON.stringify(problem)))
    for (const problem of problems) reported.add(JSON.stringify(problem))
    return {
      ...assembled,
      problems: problems.map((problem) => placeInConfig(problem, config, options.root)),
    }
  })
}

function formerOf({ loaded, compiled }: AssembledSite): LoadOptions['former'] {
  const { cache, contextKey, resultOf, stale } = compiled
  return { cache, contextKey, resultOf, stale, text: loaded.text, memory: loaded.memory }
}

/** Check and assemble a site, and try its own theme parts on one page of each kind. */
function assembleAndTry(linked: LinkedSite, languages: readonly LanguagePages[]): AssembledSite {
  const site = assemble(check(linked), languages)
  if (site.loaded.theme.parts.components.size > 0) renderSamples(site)
  return site
}

/**
 * What `make` returns for a site. A theme part of the site that throws is reported and left out, so
 * that the development server can show the rest of the site.
 */
function withWorkingParts<T>(site: CompiledSite, make: (site: CompiledSite) => T): T {
  try {
    return make(site)
  } catch (cause) {
    if (!(cause instanceof PartError)) throw cause
    const { theme, themeFolder } = site.loaded
    const loaded = {
      ...site.loaded,
      theme: { ...theme, parts: withoutPart(theme.parts, cause.part.file) },
      themeFolder: {
        ...themeFolder,
        problems: [...themeFolder.problems, partFailed(cause, 'a page')],
      },
    }
    return withWorkingParts({ ...site, loaded }, make)
  }
}

/**
 * Render one page of each kind and discard the result, to find theme parts that throw.
 * @throws PartError when a theme part of the site throws
 */
function renderSamples({ linked, brand, ready }: AssembledSite): void {
  const { shellTheme: theme, footer } = linked
  const frame = { theme, brand: brandHtml(brand, theme) }
  footerHtml(footer, theme)
  const samples = new Map<string, ReadyPage>()
  for (const page of ready.pages) {
    // Reading the view of a doc would make the development server compute every page.
    const kind = page.rootKey === undefined ? page.view.kind : 'doc'
    if (!samples.has(kind)) samples.set(kind, page)
  }
  for (const { view, parts, html } of samples.values()) {
    shellStart(pageShell(view, theme), frame)
    pageBodyHtml({ theme, view, parts, html })
  }
}
