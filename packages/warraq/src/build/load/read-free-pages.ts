import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PageBody } from '../../content/compile-page.ts'
import { readSource } from '../../content/site-files.ts'
import type { Doc } from '../../pages/doc.ts'
import type { Diagnostic } from '../../shared/diagnostic.ts'
import type { Fact } from '../../shared/facts.ts'
import { readPage } from './read-docs.ts'

/** A Markdown page of the folder of free pages that has been read but not compiled. */
export interface FreePage extends Pick<Doc, 'route' | 'frontMatter'> {
  readonly body: PageBody
}

export interface FreePages {
  readonly pages: readonly FreePage[]
  readonly problems: readonly Diagnostic[]
}

/** Read the Markdown pages beside the component pages: `pages/about.md` is `/about/`. */
export function readFreePages(
  root: string,
  dir: string | undefined,
  facts: ReadonlyMap<string, Fact>,
): FreePages {
  if (dir === undefined || !existsSync(join(root, dir))) return { pages: [], problems: [] }
  const pages: FreePage[] = []
  const problems: Diagnostic[] = []
  for (const name of readdirSync(join(root, dir)).sort()) {
    const [, stem, format] = /^([\w-]+)\.(mdx?)$/.exec(name) ?? []
    if (stem === undefined) continue
    const file = `${dir}/${name}`
    const source = readSource(root, file)
    const {
      body,
      value: frontMatter,
      problems: found,
    } = readPage({ file, text: source.text }, facts)
    problems.push(...source.problems, ...found)
    if (frontMatter === undefined) continue
    pages.push({
      route: stem === 'index' ? '/' : `/${stem}/`,
      frontMatter,
      body: { ...body, format: format === 'mdx' ? 'mdx' : 'md' },
    })
  }
  return { pages, problems }
}
