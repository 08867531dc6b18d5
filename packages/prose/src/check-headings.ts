import {
  type ContentPage,
  elementsIn,
  type Finding,
  formatOf,
  parseHtml,
  type SourceHeading,
  sourceHeadings,
  textOf,
} from 'warraq/plugin'

interface HeadedPage extends Pick<ContentPage, 'file' | 'text'> {
  readonly compiled: Pick<ContentPage['compiled'], 'html'>
}

/** A page has one `h1` and skips no level on the way down: after `##` comes `###`, not `####`. */
export function checkHeadings({ file, text, compiled }: HeadedPage): Finding[] {
  const lineOf = lineFinder(sourceHeadings(text, formatOf(file)))
  let above = 1
  let titles = 0
  const headings = [...elementsIn(parseHtml(compiled.html))].filter(({ tag }) =>
    /^h[1-6]$/.test(tag),
  )
  return headings.flatMap(({ tag, children }): Finding[] => {
    const level = Number(tag[1])
    const title = textOf(children)
    const place = { file, line: lineOf(title) }
    const former = above
    above = level
    if (level === 1 && ++titles > 1) {
      const found = `a second first-level heading, "${title}"`
      const expected = 'one first-level heading per page'
      return [{ code: 'heading/second-title', ...place, found, expected, fix: 'write it as ##' }]
    }
    if (level <= former + 1) return []
    const found = `"${title}" of level ${level} below level ${former}`
    const expected = `level ${former + 1} at most`
    const fix = `write it with ${'#'.repeat(former + 1)}`
    return [{ code: 'heading/skipped-level', ...place, found, expected, fix }]
  })
}

/** Returns a function that finds the line of a heading by its text, searching from the last match on. */
function lineFinder(headings: readonly SourceHeading[]): (title: string) => number | undefined {
  const known = headings.map(({ written, line }) => ({
    line,
    words: wordsOf(written.replace(/\]\([^()]*\)/g, ']')),
  }))
  let from = 0
  return (title) => {
    const words = wordsOf(title)
    const at = known.findIndex((heading, place) => place >= from && heading.words.includes(words))
    if (at !== -1) from = at + 1
    return known[at]?.line
  }
}

/** Letters and digits, without the markup around them. */
function wordsOf(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}_]+/gu, ' ').trim()
}
