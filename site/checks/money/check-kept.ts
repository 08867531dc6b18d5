import { type ContentPage, type Finding, nearestOf, withoutCode } from 'warraq/plugin'
import { plain } from './prose.ts'

/** A sentence that must stay, because readers lost coins where it was missing. */
export interface KeptSentence {
  /** The name in its mark, `<!-- keep: allowance-of-swap -->`. */
  readonly id: string
  /** What the text says between the mark and the end of its section. */
  readonly says: RegExp
  readonly expected: string
  readonly fix: string
}

type PageText = Pick<ContentPage, 'file' | 'text' | 'lang'>

/** A mark in a page; MDX writes its comments in braces. */
const MARK =
  /<!--\s{0,9}keep:\s{0,9}([\w\s-]{1,200}?)\s{0,9}-->|\{\/\*\s{0,9}keep:\s{0,9}([\w\s-]{1,200}?)\s{0,9}\*\/\}/g

interface Mark {
  readonly id: string
  readonly page: PageText
  /** 1-based. */
  readonly line: number
}

/**
 * Checks that each kept sentence stands below its mark, on whichever page the mark is.
 * Copies for versions and translations repeat the marks of their originals.
 * @param list the file that lists the sentences, for messages
 */
export function checkKept(
  pages: readonly PageText[],
  sentences: readonly KeptSentence[],
  list: string,
): Finding[] {
  const marks = pages.filter(isOriginal).flatMap(marksOf)
  return [...strayMarks(marks, sentences, list), ...sentences.flatMap(lost)]

  function lost({ id, says, expected, fix }: KeptSentence): Finding[] {
    const [mark, second] = marks.filter((one) => one.id === id)
    if (mark === undefined)
      return [
        {
          code: 'kept/lost',
          file: list,
          found: `no page with <!-- keep: ${id} -->`,
          expected: `one page that says ${expected}`,
          fix: `put the mark above the words again; ${fix}`,
        },
      ]
    if (second !== undefined)
      return [
        {
          code: 'kept/twice',
          file: second.page.file,
          line: second.line,
          found: `<!-- keep: ${id} -->, also at ${mark.page.file}:${mark.line}`,
          expected: 'each mark once',
          fix: 'remove the mark from the text that repeats the words',
        },
      ]
    if (says.test(textBelow(mark))) return []
    const found = `a section without the words that <!-- keep: ${id} --> stands for`
    return [{ code: 'kept/changed', file: mark.page.file, line: mark.line, found, expected, fix }]
  }
}

function isOriginal({ file, lang }: PageText): boolean {
  return lang === 'en' && !/(?:^|_)versioned_docs\//.test(file)
}

function marksOf(page: PageText): Mark[] {
  if (page.text.search(MARK) === -1) return []
  return withoutCode(page.text)
    .split('\n')
    .flatMap((content, index) =>
      [...content.matchAll(MARK)].flatMap(([, html, mdx]) =>
        (html ?? mdx ?? '').split(/\s+/).map((id) => ({ id, page, line: index + 1 })),
      ),
    )
}

function strayMarks(
  marks: readonly Mark[],
  sentences: readonly KeptSentence[],
  list: string,
): Finding[] {
  const ids = sentences.map(({ id }) => id)
  return marks
    .filter(({ id }) => !ids.includes(id))
    .map(({ id, page, line }) => {
      const nearest = nearestOf(id, ids)
      return {
        code: 'kept/unknown',
        file: page.file,
        line,
        found: `<!-- keep: ${id} -->`,
        expected: `a name from ${list}`,
        fix: nearest === undefined ? 'correct the name' : `did you mean "${nearest}"?`,
      }
    })
}

/** What a reader sees from a mark to the end of its section. */
function textBelow({ page, line }: Mark): string {
  const headings = withoutCode(page.text)
    .split('\n')
    .flatMap((content, index) => {
      const level = /^(#{1,6}) /.exec(content)?.[1]?.length
      return level === undefined ? [] : [{ level, line: index + 1 }]
    })
  const level = headings.findLast((heading) => heading.line < line)?.level ?? 1
  const end = headings.find((heading) => heading.line > line && heading.level <= level)?.line
  const lines = page.text.split('\n').slice(line, end === undefined ? undefined : end - 1)
  return plain(lines.join('\n'))
}
