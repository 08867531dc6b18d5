import type { ContentPage, Finding } from 'warraq/plugin'
import type { ShellCommand } from '../shell-commands.ts'
import { bySection, type ShellBlock, shellBlocksOf } from './page-blocks.ts'

/** Finds what is wrong on a page. */
export type PageCheck = (page: Pick<ContentPage, 'file' | 'text'>) => Finding[]

/** Finds what is wrong on a page, also by the names of the facts in its source. */
export type SourceCheck = (page: Pick<ContentPage, 'file' | 'text' | 'source'>) => Finding[]

/** A finding, before the page is known. */
export type Fault = Omit<Finding, 'file'>

/**
 * A check that looks at one section of a page at a time.
 * @param faultsOf gets its blocks in reading order, and the text of the page
 * @param blocksOf what counts as a block
 */
export function sectionCheck(
  faultsOf: (blocks: readonly ShellBlock[], text: string) => readonly Fault[],
  blocksOf: (text: string) => ShellBlock[] = shellBlocksOf,
): PageCheck {
  return ({ file, text }) =>
    bySection(blocksOf(text))
      .flatMap((blocks) => faultsOf(blocks, text))
      .map((fault) => ({ ...fault, file }))
}

/** One fault for each of some commands, which are wrong in the same way. */
export function commandFaults(
  commands: readonly ShellCommand[],
  { code, expected, fix }: Pick<Fault, 'code' | 'expected' | 'fix'>,
): Fault[] {
  return commands.map(({ line, words }) => ({ code, line, found: words.join(' '), expected, fix }))
}
