import type { LoadedConfig } from '../config/load-config.ts'
import { parseConfig } from '../config/parse-config.ts'
import { readLanguage } from '../config/read-language.ts'
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
  const language = readLanguage(parsed as LoadedConfig, { root: '/nowhere' })
  const [root] = language.roots
  if (root === undefined) throw new Error('no docs root')
  const docs = [docAt('index.md'), docAt('other.md', { title: 'Other' })]
  const { sidebars } = sectionSidebars({
    section: root,
    docs,
    drafts: new Set(),
    categories: new Map(),
    fileContent: undefined,
    baseUrl: '/x/',
    trailingSlash: true,
  })
  const model = docsModel([{ root, docs, drafts: new Set(['hidden']), sidebars }])
  const { site, wrong } = siteView(language, model, [])
  return { site, problems: [...parsed.problems, ...wrong].join('\n') }
}
