import { collectReferences } from '@warraq/markup/html-references'
import { openMemory } from '../cache/memory.ts'
import type { LoadedConfig } from '../config/load-config.ts'
import { parseConfig } from '../config/parse-config.ts'
import { readLanguage } from '../config/read-language.ts'
import { plainTheme } from '../theme/parts/plain-theme.fixtures.ts'
import { type CompiledDoc, type Doc, EMPTY_PAGE } from './doc.ts'
import { linkPages } from './link-pages.ts'
import { languagePages } from './page-languages.ts'
import { plainPages } from './plain-pages.tsx'
import { type ReadyPages, readyPages } from './ready-pages.ts'
import { base } from './shell-view.fixtures.ts'
import { siteModel } from './site-model.ts'

export interface WholeSite {
  /** Docs with their HTML. */
  readonly docs: readonly (readonly [Doc, string])[]
  readonly config?: object
  /** Folder with the files that pages link to. */
  readonly root?: string
  /** Whether pages are computed on demand, as on the development server. */
  readonly isLazy?: boolean
}

/** All stages from compiled docs to pages that are ready to be rendered. */
export function wholeSite({ docs, config, root = '/nowhere', isLazy = false }: WholeSite) {
  const parsed = parseConfig({ ...base, ...config }, 'docs.config.ts')
  if (parsed.problems.length > 0) throw new Error(parsed.problems.join('\n'))
  const language = readLanguage(parsed as LoadedConfig, { root })
  const theme = plainTheme()
  const model = siteModel({
    language,
    sources: {
      ...{ sources: [], categoryFiles: new Map(), tagsFiles: new Map() },
      ...{ partials: [], otherFormats: [], skippedFolders: [], problems: [] },
    },
    docs: docs.map(([doc]) => doc),
    drafts: new Map(),
    sidebarFiles: new Map(),
    navbarComponents: [],
    theme,
  })
  const compiledDocs: CompiledDoc[] = [
    ...docs.map(([doc, html]) => ({
      doc,
      compiled: { ...EMPTY_PAGE, html, ...collectReferences(html) },
    })),
    ...model.generated,
  ]
  const plain = plainPages({ ...language, pages: [], facts: new Map(), theme })
  const memory = openMemory()
  const shared = { ...language, ...model, compiledDocs, plain, memory, theme }
  const links = linkPages({ ...shared, language, files: {}, root, beside: [] })
  const ready: ReadyPages = readyPages({
    ...shared,
    links,
    dates: new Map(),
    stripRows: () => [],
    languages: [languagePages(language.locale, compiledDocs, plain)],
    pictures: undefined,
    isLazy,
  })
  return { ready, links, compiledDocs }
}
