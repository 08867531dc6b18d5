import { once } from '../lib/once.ts'
import {
  type Advice,
  type Line,
  matchesIn,
  type PageCheck,
  pageCheck,
  type ReadText,
  textOf,
} from './page-check.ts'
import { sentencesOf } from './prose.ts'

type TextPlace =
  /** All prose of a page, also over several lines. */
  | 'page'
  /** A line of prose. */
  | 'prose'
  /** A line of a block or of front matter. */
  | 'code'
  /** A whole block. */
  | 'block'
  /** A whole block, unless it is JSON or text. */
  | 'program'
  /** A sentence of prose, also over several lines. */
  | 'sentence'

/** What pages must not say. */
export interface TextRule extends Advice {
  /** A pattern with the flag `g`. */
  readonly says: RegExp
  /** What makes it right beside it; a line of code cannot explain itself. */
  readonly unless?: RegExp
  readonly where: readonly TextPlace[]
  /** Folder of the pages that it is about; all if absent. */
  readonly folder?: string
}

/** Most characters quoted of a match, which may be a whole block. */
const MOST_QUOTED = 80

/** Finds what pages must not say. */
export function createTextCheck(rules: readonly TextRule[]): PageCheck {
  return pageCheck(function* (read, { file }) {
    for (const { says, unless, where, folder = '', ...advice } of rules)
      for (const place of file.startsWith(folder) ? where : [])
        for (const { content, line, found } of matchesIn(textsOf(read)[place], says))
          if (place === 'code' || !unless?.test(content))
            yield { ...advice, line, found: found.replace(/\s+/g, ' ').slice(0, MOST_QUOTED) }
  })
}

const textsOf = once((read: ReadText): Readonly<Record<TextPlace, readonly Line[]>> => {
  const { lines, prose, fences } = read
  const isProse = ({ content, line }: Line) => prose[line - 1]?.content === content
  return {
    page: [{ content: prose.map(({ content }) => content).join('\n'), line: 1 }],
    prose: lines.filter(isProse),
    code: lines.filter((one) => !isProse(one)),
    block: fences.map(textOf),
    program: fences.filter(({ language }) => !/^(?:json|text)$/.test(language)).map(textOf),
    sentence: sentencesOf(read),
  }
})
