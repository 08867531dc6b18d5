import { siteLocales } from '../config/locales.ts'
import { parseConfig } from '../config/parse-config.ts'
import { readDocsRoots } from '../config/read-docs-roots.ts'
import { readTranslations } from '../config/read-translations.ts'
import { docsModel } from './docs-model.ts'
import { sectionSidebars } from './section-sidebars.ts'
import { siteView } from './shell-view.ts'
import { docAt } from './site.fixtures.ts'

export const base = {
  title: 'T',
  url: 'https://x.org',
  baseUrl: '/x/',
  sections: [{ id: 'docs', path: 'content', route: '/docs/' }],
}

/** The shell's data for a site with the given configuration and two docs. */
export function view(config: object) {
  const parsed = parseConfig({ ...base, ...config }, 'docs.config.ts')
  const locales = siteLocales(parsed.config)
  const [locale] = locales
  if (locale === undefined) throw new Error('no locale')
  const { roots } = readDocsRoots('/nowhere', parsed.config.sections, locale)
  const [root] = roots
  if (root === undefined) throw new Error('no docs root')
  const docs = [docAt('index.md'), docAt('other.md', { title: 'Other' })]
  const { sidebars } = sectionSidebars({
    section: root,
    docs,
    categories: new Map(),
    fileContent: undefined,
    baseUrl: '/x/',
  })
  const model = docsModel([{ root, docs, drafts: new Set(['hidden']), sidebars }])
  const translations = readTranslations('/nowhere', locale, roots)
  const language = { config: parsed.config, locale, locales, roots, translations, problems: [] }
  const { site, wrong } = siteView(language, model, [])
  return { site, problems: [...parsed.problems, ...wrong].join('\n') }
}
