import { parser as goParser } from '@lezer/go'
import { parser as pythonParser } from '@lezer/python'
import type { CodeLanguage, CodeProblem } from 'warraq/plugin'
import { MOST_OPEN, nestsDeeply } from './shell-commands.ts'

/** Go and Python, which the engine does not parse. */
export const PARSED_LANGUAGES: readonly CodeLanguage[] = [
  {
    names: ['go'],
    check: parsedBy(goParser, [
      ['', '\n'],
      ['func f() {\n', '\n}\n'],
      ['type I interface {\n', '\n}\n'],
    ]),
  },
  { names: ['python', 'py'], check: parsedBy(pythonParser, [['', '\n']]) },
]

/** A parser that goes on after an error, and marks it in its tree. */
type Parser = Pick<typeof goParser, 'parse'>

/** What may stand around the code of a block, which need not be a whole file. */
type Frame = readonly [before: string, after: string]

const TOO_DEEP = `more than ${MOST_OPEN} brackets open at once: close them, or split the block`

function parsedBy(parser: Parser, frames: readonly Frame[]): CodeLanguage['check'] {
  return (blocks) =>
    blocks.flatMap((block): CodeProblem[] => {
      // The parser takes minutes, or overflows the stack.
      if (nestsDeeply(block.code)) return [{ block, message: TOO_DEEP }]
      const lines = frames.map((frame) => wrongLine(parser, block.code, frame))
      const [line] = lines
      if (line === undefined || lines.includes(undefined)) return []
      return [{ block, line, message: block.code.split('\n')[line - 1]?.trim() ?? '' }]
    })
}

/** The line of the first error, from 1. */
function wrongLine(parser: Parser, code: string, [before, after]: Frame): number | undefined {
  let at: number | undefined
  parser.parse(`${before}${code}${after}`).iterate({
    enter: ({ type, from }) => {
      if (type.isError) at ??= from - before.length
    },
  })
  return at === undefined ? undefined : code.slice(0, Math.max(at, 0)).split('\n').length
}
