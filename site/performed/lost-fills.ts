import { type CodeFence, type ContentPage, codeFences, type Finding } from 'warraq/plugin'
import { isCommands } from './command-blocks.ts'
import { MARK, replacementOf, withFacts } from './shell-marks.ts'

/** Finds marks `fill` that name a text which their block does not have. */
export const lostFills = ({ file, text: page }: Pick<ContentPage, 'file' | 'text'>): Finding[] =>
  codeFences(page)
    .filter(isCommands)
    .flatMap((fence) =>
      fillsOf(fence)
        .filter((fill) => !fence.code.includes(fill))
        .map((fill) => ({
          code: 'performed/no-such-text',
          file,
          line: fence.line,
          found: `fill="${fill}: …" at a block without "${fill}"`,
          expected: `a text of the block, which begins with "${fence.code.split('\n')[0]}"`,
          fix: 'name in the mark the text that the block has now; if nothing is to be replaced, remove the mark',
        })),
    )

/** The texts that the marks of a fence replace. */
const fillsOf = ({ meta }: Pick<CodeFence, 'meta'>): string[] =>
  [...meta.matchAll(MARK)].flatMap(([, name, double, single = '']) => {
    const said = name === 'fill' ? replacementOf(withFacts(double ?? single)) : undefined
    return said === undefined ? [] : [said.text]
  })
