import { stripVTControlCharacters } from 'node:util'
import type { BlockPlan } from './block-plan.ts'

/** A command that failed, as the shell reports it. */
export interface FailedCommand {
  readonly command: string
  readonly status: number
}

export interface BlockRun {
  readonly output: string
  readonly failed: readonly FailedCommand[]
}

/** What was otherwise than the page says; empty if nothing was. */
export function differencesOf(
  { output, failed }: BlockRun,
  plan: Pick<BlockPlan, 'mayFail' | 'sees' | 'prints'>,
): string[] {
  const text = stripVTControlCharacters(output)
  return [
    ...failed
      .filter(({ command }) => !plan.mayFail?.some((pattern) => pattern.test(command)))
      .map(({ command, status }) => `\`${command}\` failed with exit code ${status}`),
    ...(plan.sees ?? [])
      .filter((words) => !isSeen(words, text))
      .map((words) => `the page says one sees "${words}", and it was not there`),
    ...(plan.prints ?? [])
      .filter((pattern) => !pattern.test(text))
      .map((pattern) => `the output does not match ${pattern}`),
  ]
}

/** A word is seen as a whole: `active` is not seen in `inactive`. */
function isSeen(words: string, text: string): boolean {
  return /^[a-z]+$/i.test(words) ? new RegExp(`\\b${words}\\b`).test(text) : text.includes(words)
}
