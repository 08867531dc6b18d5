import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { DocsConfig } from '../../config/schema.ts'
import type { CodeReader } from '../../content/compile-context.ts'
import type { PageBody } from '../../content/compile-page.ts'
import { includePartials } from '../../content/source/include-partials.ts'
import { readSource } from '../../content/source/site-files.ts'
import type { Doc } from '../../pages/doc.ts'
import { NOT_FOUND_ROUTE } from '../../pages/not-found-page.tsx'
import type { Diagnostic } from '../../shared/data/diagnostic.ts'
import type { FactValue } from '../../shared/data/facts.ts'
import type { LineOrigin } from '../../shared/data/line-origins.ts'
import type { AddedSource } from '../../shared/data/page-source.ts'
import { pageAddress, type TrailingSlash } from '../../shared/text/route-path.ts'
import { readPage } from './read-docs.ts'

/** A Markdown page of the folder of free pages that has been read but not compiled. */
export interface FreePage extends Pick<Doc, 'route' | 'frontMatter'> {
  readonly body: PageBody
  /** Whether it is left out if its component fails, because it shows nothing else. */
  readonly isComponent: boolean
}

export type FreePages = ReturnType<typeof readFreePages>

interface FreePagesOptions {
  readonly facts: ReadonlyMap<string, FactValue>
  /** Reads the partials that pages include. */
  readonly readPartial: CodeReader
  readonly withDrafts: boolean
  /** Pages that a project format adds. */
  readonly added: readonly AddedSource[]
  /** Routes of the docs, which such pages do not take. */
  readonly taken: ReadonlySet<string>
}

type PagesConfig = Pick<DocsConfig, 'pagesDir' | 'trailingSlash'>

/** Read the Markdown pages beside the component pages: `pages/about.md` is `/about/`. */
export function readFreePages(
  root: string,
  config: PagesConfig,
  { facts, readPartial, withDrafts, added, taken }: FreePagesOptions,
) {
  const pages: FreePage[] = []
  const origins = new Map<string, readonly LineOrigin[]>()
  const sourceProblems: Diagnostic[] = []
  const problems: Diagnostic[] = []
  const sources = [
    ...ownPages(root, config),
    ...added.filter(({ route }) => !taken.has(withEnd(route))),
  ]
  for (const { file, route, format, text } of sources) {
    const source = text === undefined ? readSource(root, file) : { text, problems: [] }
    const included = includePartials({ file, text: source.text, format }, readPartial)
    const page = readPage({ file, text: included.text, format }, facts)
    if (included.origins !== undefined) origins.set(file, included.origins)
    sourceProblems.push(...source.problems, ...included.problems)
    problems.push(...page.problems)
    if (page.value.draft === true && !withDrafts) continue
    pages.push({
      route,
      frontMatter: page.value,
      body: { ...page.body, format },
      isComponent: text !== undefined,
    })
  }
  return { pages, origins, sourceProblems, problems }
}

/** The Markdown pages of the site's own folder. */
function ownPages(root: string, { pagesDir: dir, trailingSlash }: PagesConfig): AddedSource[] {
  if (dir === undefined) return []
  return readdirSync(join(root, dir))
    .sort()
    .flatMap((name) => {
      const [, stem, ending] = /^([\w-]+)\.(mdx?)$/.exec(name) ?? []
      if (stem === undefined) return []
      const route = routeOf(stem, trailingSlash)
      return [{ file: `${dir}/${name}`, route, format: ending === 'mdx' ? 'mdx' : 'md' } as const]
    })
}

function routeOf(stem: string, trailingSlash: TrailingSlash): string {
  if (`/${stem}.html` === NOT_FOUND_ROUTE) return NOT_FOUND_ROUTE
  return pageAddress(stem === 'index' ? '/' : `/${stem}`, trailingSlash)
}

/** Routes of docs may lack the slash. */
const withEnd = (route: string) => route.replace(/\/*$/, '/')
