import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PageBody } from '../../content/compile-page.ts'
import { readSource } from '../../content/source/site-files.ts'
import type { Doc } from '../../pages/doc.ts'
import type { Diagnostic } from '../../shared/data/diagnostic.ts'
import type { FactValue } from '../../shared/data/facts.ts'
import { readPage } from './read-docs.ts'

/** A Markdown page of the folder of free pages that has been read but not compiled. */
export interface FreePage extends Pick<Doc, 'route' | 'frontMatter'> {
  readonly body: PageBody
}

export type FreePages = ReturnType<typeof readFreePages>

interface FreePagesOptions {
  readonly facts: ReadonlyMap<string, FactValue>
  readonly withDrafts: boolean
}

/** Read the Markdown pages beside the component pages: `pages/about.md` is `/about/`. */
export function readFreePages(
  root: string,
  dir: string | undefined,
  { facts, withDrafts }: FreePagesOptions,
) {
  const pages: FreePage[] = []
  const problems: Diagnostic[] = []
  if (dir === undefined) return { pages, problems }
  for (const name of readdirSync(join(root, dir)).sort()) {
    const [, stem, ending] = /^([\w-]+)\.(mdx?)$/.exec(name) ?? []
    if (stem === undefined) continue
    const file = `${dir}/${name}`
    const format = ending === 'mdx' ? 'mdx' : 'md'
    const source = readSource(root, file)
    const page = readPage({ file, text: source.text, format }, facts)
    problems.push(...source.problems, ...page.problems)
    if (page.value.draft === true && !withDrafts) continue
    pages.push({
      route: stem === 'index' ? '/' : `/${stem}/`,
      frontMatter: page.value,
      body: { ...page.body, format },
    })
  }
  return { pages, problems }
}
