import type { Fact } from '../../shared/facts.ts'
import type { Finding } from './finding.ts'

const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)'
const DAY = `(?:\\d{4}-\\d{2}-\\d{2}|(?:\\d{1,2}\\s+)?${MONTH}\\s+(?:\\d{1,2},\\s+)?\\d{4})`

/** `as of November 2026`, `checked on 2026-11-21`, `in November 2026` and their like. */
const DATED = new RegExp(
  `\\b(?:as\\s+of|as\\s+in|since|until|on|in|of|from|checked:?|collected:?|confirmed:?)\\s+${DAY}`,
  'i',
)
const USE = /(?<!\\)\{\{\s*([A-Za-z_][\w.-]*)\s*\}\}/g

/**
 * A fact that somebody must confirm is never told as timeless: the section it stands in, or the
 * opening of the page before its first section, says of which day it is.
 * @param source the page as written, names of facts unfilled
 */
export function createDatedFactCheck(
  facts: ReadonlyMap<string, Fact>,
): (page: { readonly file: string; readonly source: string }) => Finding[] {
  const open = new Map([...facts].filter(([, { verify }]) => verify !== undefined))
  return ({ file, source }) => {
    if (open.size === 0 || !source.includes('{{')) return []
    const sections = sectionsOf(source)
    const [opening] = sections
    if (opening === undefined || DATED.test(opening.text)) return []
    return sections.flatMap((section): Finding[] => {
      if (DATED.test(section.text)) return []
      const seen = new Set<string>()
      return [...section.text.matchAll(USE)].flatMap(({ 1: name = '', index }): Finding[] => {
        const fact = open.get(name)
        if (fact === undefined || seen.has(name)) return []
        seen.add(name)
        const line = section.line + section.text.slice(0, index).split('\n').length - 1
        return [undated(name, fact, { file, line })]
      })
    })
  }
}

interface Section {
  /** 1-based line of its heading. */
  readonly line: number
  readonly text: string
}

/** The opening of a page, then one part a heading of level two. */
function sectionsOf(source: string): Section[] {
  const sections: { line: number; lines: string[] }[] = [{ line: 1, lines: [] }]
  let fence = ''
  source.split('\n').forEach((line, index) => {
    const ticks = /^[\s>]*(`{3,}|~{3,})/.exec(line)?.[1] ?? ''
    if (fence === '') fence = ticks
    else if (ticks.startsWith(fence)) fence = ''
    if (fence === '' && /^##\s/.test(line)) sections.push({ line: index + 1, lines: [line] })
    else sections.at(-1)?.lines.push(line)
  })
  return sections.map(({ line, lines }) => ({ line, text: lines.join('\n') }))
}

function undated(
  name: string,
  { verify = '' }: Fact,
  place: { readonly file: string; readonly line: number },
): Finding {
  return {
    code: 'fact/undated',
    ...place,
    found: `{{${name}}} without a date; to be verified: ${verify}`,
    expected: 'a date in the same section or in the opening of the page',
    fix: 'write, for instance, "as of November 2026" or "checked on 2026-11-21"',
  }
}
