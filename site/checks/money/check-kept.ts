import { type ContentPage, type Finding, nearestOf } from 'warraq/plugin'
import { type Advice, headingBelow, matchesIn, type ReadText, readPage } from '../page-check.ts'
import { plain } from '../prose.ts'

/** A sentence that must stay, because readers lost coins where it was missing. */
export interface KeptSentence extends Omit<Advice, 'code'> {
  /** The name in its mark, `<!-- keep: allowance-of-swap -->`. */
  readonly id: string
  /** What the text says between the mark and the end of its section. */
  readonly says: RegExp
}

type PageText = Pick<ContentPage, 'file' | 'text' | 'lang'>

const LIST = 'site/data/kept-sentences.ts'
/** A mark in a page, with one name or several; MDX writes its comments in braces. */
const MARK = /(?:<!--|\{\/\*)\s{0,9}keep:\s{0,9}([\w\s-]{1,200}?)\s{0,9}(?:-->|\*\/\})/g

interface Mark {
  readonly id: string
  readonly file: string
  /** 1-based. */
  readonly line: number
  readonly read: ReadText
}

/**
 * Checks that each kept sentence stands below its mark, on whichever page the mark is.
 * Copies for versions and translations repeat the marks of their originals.
 */
export function checkKept(
  pages: readonly PageText[],
  sentences: readonly KeptSentence[],
): Finding[] {
  const ids = sentences.map(({ id }) => id)
  const marks = pages.filter(isOriginal).flatMap(marksOf)
  const strays = marks.filter(({ id }) => !ids.includes(id)).map(stray)
  return [...strays, ...sentences.flatMap(lost)]

  function stray({ id, file, line }: Mark): Finding {
    const nearest = nearestOf(id, ids)
    const fix = nearest === undefined ? 'correct the name' : `did you mean "${nearest}"?`
    const expected = `a name from ${LIST}`
    return { code: 'kept/unknown', file, line, found: markOf(id), expected, fix }
  }

  function lost({ id, says, expected: words, fix }: KeptSentence): Finding[] {
    const [mark, second] = marks.filter((one) => one.id === id)
    if (mark === undefined) {
      const found = `no page with ${markOf(id)}`
      const expected = `one page that says ${words}`
      const mend = `put the mark above the words again; ${fix}`
      return [{ code: 'kept/lost', file: LIST, found, expected, fix: mend }]
    }
    if (second !== undefined) {
      const { file, line } = second
      const found = `${markOf(id)}, also at ${mark.file}:${mark.line}`
      const mend = 'remove the mark from the text that repeats the words'
      return [{ code: 'kept/twice', file, line, found, expected: 'each mark once', fix: mend }]
    }
    if (says.test(textBelow(mark))) return []
    const { file, line } = mark
    const found = `a section without the words that ${markOf(id)} stands for`
    return [{ code: 'kept/changed', file, line, found, expected: words, fix }]
  }
}

const markOf = (id: string) => `<!-- keep: ${id} -->`

function isOriginal({ file, lang }: PageText): boolean {
  return lang === 'en' && !/(?:^|_)versioned_docs\//.test(file)
}

function marksOf(page: PageText): Mark[] {
  if (!page.text.includes('keep:')) return []
  const read = readPage(page)
  return [...matchesIn(read.prose, MARK)].flatMap(({ line, match: [, ids = ''] }) =>
    ids.split(/\s+/).map((id) => ({ id, file: page.file, line, read })),
  )
}

/** What a reader sees from a mark to the end of its section. */
function textBelow({ read, line }: Mark): string {
  const level = read.headings.findLast((one) => one.line < line)?.level ?? 1
  const end = headingBelow(read, line, (one) => one <= level)
  const lines = read.lines.slice(line, end - 1)
  return plain(lines.map(({ content }) => content).join('\n'))
}
