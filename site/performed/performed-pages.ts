import type { ContentPage, Finding, WarraqPlugin } from 'warraq/plugin'
import { type CommandBlock, commandBlocks } from './command-blocks.ts'
import { withDirectiveCommands } from './directive-commands.ts'
import { type PerformedPage, performedSchema } from './performed-schema.ts'
import { changedStep, performedNote } from './performed-status.ts'

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
    strip: ({ file, text }) => {
      const page = pageOf.get(file)
      if (page === undefined) return []
      return [performedNote(page, blocksOf(text))]
    },
    checks: [
      {
        name: 'performed',
        severity: 'warn',
        run: (contents) => [
          ...contents.flatMap((page) => findingsOf(page, pageOf.get(page.file))),
          ...lostPages(pages, contents),
        ],
        summary: () => `${pages.length} pages with commands that were performed`,
      },
    ],
  }
}

function findingsOf({ file, text }: ContentPage, page: PerformedPage | undefined): Finding[] {
  if (page === undefined) return []
  const step = changedStep(page, blocksOf(text))
  const lost = (page.statements ?? []).filter((says) => !text.includes(says))
  const fix = `perform the page again: npm run drills -- ${file}`
  const code = 'performed/changed-since'
  return [
    ...(step === undefined
      ? []
      : [
          {
            code,
            file,
            found: `other commands at "${step}"`,
            expected: `the commands that were performed on ${page.day}`,
            fix,
          },
        ]),
    ...lost.map((says) => ({
      code,
      file,
      found: `a page without "${says}"`,
      expected: `the words that a node bore out on ${page.day}`,
      fix: `change the words in its plan in drills/plans, then ${fix}`,
    })),
  ]
}

function lostPages(pages: readonly PerformedPage[], contents: readonly ContentPage[]): Finding[] {
  const files = new Set(contents.map(({ file }) => file))
  return pages
    .filter(({ page }) => !files.has(page))
    .map(({ page }) => ({
      code: 'performed/no-page',
      file: 'site/facts/performed.json',
      found: page,
      expected: 'a page of the site',
      fix: 'remove the entry, or correct its path after the page was renamed',
    }))
}

/** The blocks of a source, with those that its directives write. */
const blocksOf = (text: string): CommandBlock[] => commandBlocks(withDirectiveCommands(text))
