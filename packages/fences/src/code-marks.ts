import type { MarkedCode } from './magic-comments.ts'

/** Nobody reads a longer line, so it has no marks: the expressions take the square of its length. */
const LONGEST_LINE = 2000
const MARK = /\[!code ((?:\\.|[^\]\\\n])+)\]/g
/** A comment opens, and marks end it; further words of the comment may stand before or after them. */
const MARKED_COMMENT =
  /^(.*?)(\/\/+|\/\*+|\{\/\*|<!--|\(\*|--|#+|;+|%+|'|"|REM\b)(.*\[!code (?:\\.|[^\]\\\n])+\].*)$/
/** What opens a comment that holds nothing before its mark. */
const OPENING = /(?:\/\/+|\/\*+|\{\/\*|<!--|\(\*|--|#+|;+|%+|'|"|\bREM)$/
const CLOSING = /(?:\*\/\}|\*+\/|-->|\*\))\s*$/

const CLASS_OF = new Map([
  ['++', 'diff-add'],
  ['--', 'diff-remove'],
  ['highlight', 'highlighted'],
  ['hl', 'highlighted'],
  ['info', 'highlighted'],
  ['focus', 'focused'],
  ['warning', 'code-warning'],
  ['error', 'code-error'],
])

export interface CodeWithWords extends MarkedCode {
  /** Words to highlight in a line, by its 1-based number in `code`. */
  readonly words: ReadonlyMap<number, readonly string[]>
}

/** What a mark does, from its line on. */
interface Mark {
  readonly kind: 'class' | 'word'
  readonly name: string
  /** Number of lines; infinite for a word that counts to the end of the code. */
  readonly lines: number
}

/**
 * Remove marks such as `// [!code ++]` from the code and turn them into classes of lines:
 *
 *     go()   // [!code --]         go()      diff-remove
 *     run()  // [!code focus:2]    run()     focused
 *     stop()                       stop()    focused
 *
 * A line with nothing but marks is removed, and its marks count from the next line.
 * `[!code word:run]` highlights a word, and `[\!code ++]` shows a mark as text.
 */
export function readCodeMarks({ code, lineClasses: given }: MarkedCode): CodeWithWords {
  if (!code.includes('!code ')) return { code, lineClasses: given, words: new Map() }
  const kept: string[] = []
  const lineClasses = new Map<number, string>()
  const words = new Map<number, readonly string[]>()
  /** The first line that each mark no longer counts for. */
  const ends = { class: new Map<string, number>(), word: new Map<string, number>() }
  for (const [index, line] of code.split('\n').entries()) {
    const { text, marks } = withoutMarks(line)
    for (const { kind, name, lines } of marks)
      ends[kind].set(name, Math.max(ends[kind].get(name) ?? 0, kept.length + 1 + lines))
    if (marks.length > 0 && text.trim() === '') continue
    const number = kept.push(text.replaceAll('[\\!code ', '[!code '))
    const active = (kind: Mark['kind']) =>
      [...ends[kind]].filter(([, end]) => number < end).map(([name]) => name)
    const classes = new Set([given.get(index + 1) ?? [], active('class')].flat())
    if (classes.size > 0) lineClasses.set(number, [...classes].join(' '))
    if (active('word').length > 0) words.set(number, active('word'))
  }
  return { code: kept.join('\n'), lineClasses, words }
}

/** A line without its marks, and without the comment that held nothing else. */
function withoutMarks(line: string): { readonly text: string; readonly marks: readonly Mark[] } {
  const marks: Mark[] = []
  if (line.length > LONGEST_LINE) return { text: line, marks }
  const { before, opening, comment } = commentOf(line)
  const rest = comment.replace(MARK, (whole, written: string) => {
    const mark = markOf(written)
    if (mark !== undefined) marks.push(mark)
    return mark === undefined ? whole : ''
  })
  if (marks.length === 0) return { text: line, marks }
  const isEmpty = rest.replace(CLOSING, '').trim() === ''
  const kept = isEmpty ? before : before + opening + rest.replace(/ {2,}/g, ' ')
  return { text: kept.trimEnd(), marks }
}

/**
 * The comment with the marks of a line. One that opens right before them is meant, although a
 * quotation mark or a sign of another language's comments stands before it.
 */
function commentOf(line: string) {
  const start = line.slice(0, line.indexOf('[!code ')).trimEnd()
  const [opening] = OPENING.exec(start) ?? []
  if (opening !== undefined) {
    const at = start.length - opening.length
    return { before: line.slice(0, at), opening, comment: line.slice(start.length) }
  }
  const [, before = '', found = '', comment = ''] = MARKED_COMMENT.exec(line) ?? []
  return { before, opening: found, comment }
}

/** `undefined` for a mark that no tool knows, which stays as it is written. */
function markOf(written: string): Mark | undefined {
  const [, name = '', word = '', count] =
    /^(\+\+|--|[a-z]+)(?::((?:\\.|[^:\\])*[^\d:\\](?:\\.|[^:\\])*))?(?::(\d+))?$/.exec(written) ??
    []
  if (name === 'word')
    return word === ''
      ? undefined
      : {
          kind: 'word',
          name: word.replace(/\\(.)/g, '$1'),
          lines: Number(count ?? Number.POSITIVE_INFINITY),
        }
  const className = word === '' ? CLASS_OF.get(name) : undefined
  return className === undefined
    ? undefined
    : { kind: 'class', name: className, lines: Number(count ?? 1) }
}
