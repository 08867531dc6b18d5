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

/** What the strip of a page says: `26 November 2026 with haqqd v1.8.5, 12 of 14 blocks`. */
export function performedText(page: PerformedPage, blocks: readonly CommandBlock[]): string {
  const { day, versions, steps } = page
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  // A drill of an upgrade calls the program of the next version `haqqd-next`.
  const programs = Object.entries(versions).map(
    ([name, version]) => `${name.replace(/-next$/, '')} v${version}`,
  )
  const run = steps.filter(({ result }) => result !== 'not run').length
  const part = run === steps.length ? '' : `, ${run} of ${steps.length} command blocks`
  const changed = changedStep(page, blocks) === undefined ? '' : '; its commands changed since'
  return `${date.format(new Date(day))} with ${programs.join(', ')}${part}${changed}`
}
