import type { StripRow } from 'warraq/plugin'
import type { CommandBlock } from './command-blocks.ts'
import type { PerformedPage } from './performed-schema.ts'

/** The step of the first block that is not the one that was carried out. */
export function changedStep(
  { steps }: PerformedPage,
  blocks: readonly CommandBlock[],
): string | undefined {
  for (let index = 0; index < Math.max(steps.length, blocks.length); index++) {
    const [recorded, shown] = [steps[index], blocks[index]]
    if (recorded?.commands !== shown?.commands) return (shown ?? recorded)?.step
  }
  return undefined
}

/** What a page says about its commands: `Tested on haqqd v1.8.5, 26 Nov 2026`. */
export function performedNote(page: PerformedPage, blocks: readonly CommandBlock[]): StripRow {
  const { day, versions } = page
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
  // A drill of an upgrade calls the program of the next version `haqqd-next`.
  const programs = Object.entries(versions).map(
    ([name, version]) => `${name.replace(/-next$/, '')} v${version}`,
  )
  const text = `Tested on ${programs.join(', ')}, ${date.format(new Date(day))}`
  const href = '/docs/#tested-pages'
  return changedStep(page, blocks) === undefined
    ? { text, href, isGood: true }
    : { text: `${text}; changed since`, href }
}
