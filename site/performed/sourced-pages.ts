import type { ContentPage, Finding, WarraqPlugin } from 'warraq/plugin'
import type { SourceStatements } from '../facts/source-statements.ts'

const TABLE = 'site/facts/source-statements.ts'

/**
 * Lists with `warraq check` pages that no longer say what the node's source says, and pages that say
 * what it contradicts.
 * @param version the version of the node that the pages describe
 */
export function sourcedPages(statements: SourceStatements, version: string): WarraqPlugin {
  return {
    name: 'sourced-pages',
    checks: [
      // A writer who merges a release of the node cannot read its source again.
      { name: 'source version', severity: 'warn', run: () => otherVersion(statements, version) },
      {
        name: 'sourced',
        severity: 'throw',
        run: (pages) => [
          ...lostWords(statements, pages),
          ...pages.flatMap((page) => wrongWords(statements, page)),
        ],
        summary: () => `${statements.said.length} statements that the node's source backs`,
      },
    ],
  }
}

function otherVersion({ tag }: SourceStatements, version: string): Finding[] {
  if (tag === version) return []
  return [
    {
      code: 'sourced/other-version',
      file: TABLE,
      found: `lines of ${tag}`,
      expected: `lines of ${version}, which the pages describe`,
      fix: `read the lines again in the source of ${version}, then correct lines and tag`,
    },
  ]
}

function lostWords({ tag, said }: SourceStatements, pages: readonly ContentPage[]): Finding[] {
  const textOf = new Map(pages.map(({ file, text }) => [file, text]))
  return said
    .filter(({ page, says }) => !textOf.get(page)?.includes(says))
    .map(({ page, says, source }) => ({
      code: 'sourced/lost',
      file: textOf.has(page) ? page : TABLE,
      found: textOf.has(page) ? `a page without "${says}"` : page,
      expected: textOf.has(page) ? 'the words that the source backs' : 'a page of the site',
      fix: `compare the page with ${source.join(', ')} of ${tag}, then correct it or ${TABLE}`,
    }))
}

function wrongWords({ tag, wrong }: SourceStatements, { file, text }: ContentPage): Finding[] {
  return wrong.flatMap(({ says, truth, source }) => {
    const [found] = says.exec(text) ?? []
    if (found === undefined) return []
    const fix = `correct the sentence: ${source.join(', ')} of ${tag}`
    return [{ code: 'sourced/wrong', file, found, expected: truth, fix }]
  })
}
