import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PageBody } from '../content/compile-page.ts'
import { docFrontMatterSchema } from '../content/doc-front-matter.ts'
import { readFrontMatter, splitFrontMatter } from '../content/read-front-matter.ts'
import { readSource } from '../content/site-files.ts'
import { substituteFacts } from '../content/substitute-facts.ts'
import type { Doc } from '../pages/doc.ts'
import type { Diagnostic } from '../shared/diagnostic.ts'
import type { Fact } from '../shared/facts.ts'

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
    const filled = substituteFacts(source.text, facts, file)
    const { yaml, body, bodyLine } = splitFrontMatter(filled.text)
    const frontMatter = readFrontMatter(yaml, docFrontMatterSchema, file)
    problems.push(...source.problems, ...filled.problems)
    if ('problems' in frontMatter) {
      problems.push(...frontMatter.problems)
      continue
    }
    pages.push({
      route: stem === 'index' ? '/' : `/${stem}/`,
      frontMatter: frontMatter.value,
      body: { file, format: format === 'mdx' ? 'mdx' : 'md', text: body, firstLine: bodyLine },
    })
  }
  return { pages, problems }
}
