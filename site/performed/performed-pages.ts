import type { ContentPage, Finding, WarraqPlugin } from 'warraq/plugin'
import { once } from '../lib/once.ts'
import { commandBlocks } from './command-blocks.ts'
import { withDirectiveCommands } from './directive-commands.ts'
import { lostFills } from './lost-fills.ts'
import { type PerformedPage, performedSchema } from './performed-schema.ts'
import { changedStep, performedNote } from './performed-status.ts'

const RECORD = 'site/facts/performed.json'

/**
 * Says on each page when its commands were carried out, and lists with `warraq check` those that
 * changed since.
 * @param performed what the drills wrote
 */
export function performedPages(performed: unknown): WarraqPlugin {
  const { pages } = performedSchema.parse(performed)
  const pageOf = new Map(pages.map((page) => [page.page, page]))
  return {
    name: 'performed-pages',
    strip: (content) => {
      const page = pageOf.get(content.file)
      if (page === undefined) return []
      return [performedNote(page, blocksOf(content))]
    },
    checks: [
      {
        name: 'performed',
        severity: 'warn',
        run: (contents) => [
          ...changedPages(contents, pageOf),
          ...contents.flatMap((page) => lostStatements(page, pageOf.get(page.file))),
          ...lostPages(pages, contents),
        ],
        summary: () => `${pages.length} pages with commands that were performed`,
      },
      { name: 'marks of blocks', severity: 'throw', eachPage: () => lostFills },
    ],
  }
}

/** One finding for all pages: only who has the programs can perform them again. */
function changedPages(
  contents: readonly ContentPage[],
  pageOf: ReadonlyMap<string, PerformedPage>,
): Finding[] {
  const changed = contents.flatMap((content) => {
    const page = pageOf.get(content.file)
    const step = page && changedStep(page, blocksOf(content))
    return step === undefined ? [] : [`${content.file} at "${step}"`]
  })
  if (changed.length === 0) return []
  return [
    {
      code: 'performed/changed-since',
      file: RECORD,
      found: `other commands on ${changed.length === 1 ? 'one page' : `${changed.length} pages`}: ${changed.join(', ')}`,
      expected: 'the commands that were performed',
      fix: 'leave it to whoever performs the drills: npm run drills -- PAGE',
    },
  ]
}

function lostStatements({ file, text }: ContentPage, page: PerformedPage | undefined): Finding[] {
  return (page?.statements ?? [])
    .filter((says) => !text.includes(says))
    .map((says) => ({
      code: 'performed/changed-since',
      file,
      found: `a page without "${says}"`,
      expected: `the words that a node bore out on ${page?.day}`,
      fix: `change the words in its plan in drills/plans, then perform the page again: npm run drills -- ${file}`,
    }))
}

function lostPages(pages: readonly PerformedPage[], contents: readonly ContentPage[]): Finding[] {
  const files = new Set(contents.map(({ file }) => file))
  return pages
    .filter(({ page }) => !files.has(page))
    .map(({ page }) => ({
      code: 'performed/no-page',
      file: RECORD,
      found: page,
      expected: 'a page of the site',
      fix: 'remove the entry, or correct its path after the page was renamed',
    }))
}

/** The blocks of a page, with those that its directives write; the strip needs them and then the check. */
const blocksOf = once((page: ContentPage) => commandBlocks(withDirectiveCommands(page.text)))
