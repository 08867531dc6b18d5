import type { ContentPage, Finding, WarraqPlugin } from 'warraq/plugin'
import { z } from 'zod'

/** Ids of headings and other places by the source of their page. */
const recordSchema = z.record(z.string(), z.array(z.string().min(1)).readonly())

type AnchorRecord = z.output<typeof recordSchema>

/**
 * Checks that every anchor that a page once had still leads somewhere on it: other sites and bookmarks
 * link to headings, and nobody tells them that one was renamed.
 * @param record what `scripts/record-anchors.mjs` wrote
 */
export function keptAnchors(record: unknown): WarraqPlugin {
  const recorded = recordSchema.parse(record)
  const count = Object.values(recorded).reduce((sum, ids) => sum + ids.length, 0)
  return {
    name: 'kept-anchors',
    checks: [
      {
        name: 'kept anchors',
        severity: 'throw',
        run: (pages) => lostAnchors(recorded, pages),
        summary: () => `${count} recorded anchors`,
      },
    ],
  }
}

/** A finding for each recorded anchor, and each page with some, that is gone. */
export function lostAnchors(
  recorded: AnchorRecord,
  pages: readonly Pick<ContentPage, 'file' | 'compiled'>[],
): Finding[] {
  const anchorsOf = new Map(pages.map(({ file, compiled }) => [file, new Set(compiled.anchors)]))
  return Object.entries(recorded).flatMap(([file, ids]): Finding[] => {
    const anchors = anchorsOf.get(file)
    if (anchors === undefined)
      return [
        {
          code: 'anchors/no-page',
          file: 'site/data/anchors.json',
          found: file,
          expected: 'a page of the site',
          fix: 'give the new page "moved_from", and rename or remove the entry',
        },
      ]
    return ids
      .filter((id) => !anchors.has(id))
      .map((id) => ({
        code: 'anchors/lost',
        file,
        found: `no place with the id "${id}", which the page had before`,
        expected: 'anchors that links of other sites use to stay',
        fix: `add {#${id}} to the heading that replaces it, or <span id="${id}"></span> to the text that does`,
      }))
  })
}
