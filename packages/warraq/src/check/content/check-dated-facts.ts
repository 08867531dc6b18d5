import { codeOf, formatOf, type SourceFormat } from '@warraq/markup/source-code'
import { textOfHtml } from '@warraq/markup/text-of-html'
import type { ContentPage } from '../../plugins/content-page.ts'
import type { Finding } from '../../shared/data/diagnostic.ts'
import type { FactValue } from '../../shared/data/facts.ts'
import { isVersionCopy } from '../version-copy.ts'

const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)'
const DAY = `(?:\\d{4}-\\d{2}-\\d{2}|(?:\\d{1,2}\\s+)?${MONTH}\\s+(?:\\d{1,2},\\s+)?\\d{4})`

/** Matches `as of November 2026`, `checked on 2026-11-21`, `in November 2026` and similar. */
const DATED = new RegExp(
  `\\b(?:as\\s+of|as\\s+in|since|until|on|in|of|from|checked:?|collected:?|confirmed:?)\\s+${DAY}`,
  'i',
)
/** Shorter values are words and numbers that have many meanings. */
const MIN_VALUE_LENGTH = 8
const USE = /(?<!\\)\{\{\s*([A-Za-z_][\w.-]*)\s*\}\}/g

/**
 * A fact whose source needs confirmation must appear with a date: the page shows when it was last
 * checked, or the section of the fact, or the opening before the first section, contains a date. If
 * a component shows such a fact, the page must contain a date anywhere. Copies for versions need none.
 */
export function createDatedFactCheck(
  facts: ReadonlyMap<string, FactValue>,
): (page: SourceOf & Pick<ContentPage, 'checked'> & HtmlOf) => Finding[] {
  const open = new Map([...facts].filter(([, { verify }]) => verify !== undefined))
  const sure = new Set([...facts].filter(([name]) => !open.has(name)).map(([, { value }]) => value))
  const shown = [...open].filter(
    ([, { value }]) => String(value).length >= MIN_VALUE_LENGTH && !sure.has(value),
  )
  return ({ file, source, compiled, checked }) => {
    if (checked !== undefined || isVersionCopy(file)) return []
    const written = undatedUses({ file, source }, open)
    if (written.length > 0 || DATED.test(source)) return written
    const text = textOfHtml(compiled.html)
    if (DATED.test(text)) return []
    return shown
      .filter(([, { value }]) => text.includes(String(value)))
      .map(([name, fact]) => undated(name, fact, { file }))
  }
}

type SourceOf = Pick<ContentPage, 'file' | 'source'>
type HtmlOf = { readonly compiled: Pick<ContentPage['compiled'], 'html'> }

/** Unconfirmed facts in sections without a date, each once per section. */
function undatedUses({ file, source }: SourceOf, open: ReadonlyMap<string, FactValue>): Finding[] {
  if (open.size === 0 || !source.includes('{{')) return []
  const sections = sectionsOf(source, formatOf(file))
  if (DATED.test(sections[0]?.text ?? '')) return []
  return sections
    .filter(({ text }) => !DATED.test(text))
    .flatMap((section) => {
      const seen = new Set<string>()
      return [...section.text.matchAll(USE)].flatMap(({ 1: name = '', index }) => {
        const fact = open.get(name)
        if (fact === undefined || seen.has(name)) return []
        seen.add(name)
        const line = section.line + section.text.slice(0, index).split('\n').length - 1
        return [undated(name, fact, { file, line })]
      })
    })
}

interface Section {
  /** 1-based line of the section's heading. */
  readonly line: number
  readonly text: string
}

/** The opening of a page, then one part per second-level heading. */
function sectionsOf(source: string, format: SourceFormat): Section[] {
  const sections: { line: number; lines: string[] }[] = [{ line: 1, lines: [] }]
  const code = codeOf(source, format).lines
  source.split('\n').forEach((line, index) => {
    if (/^##\s/.test(line) && !code.has(index)) sections.push({ line: index + 1, lines: [line] })
    else sections.at(-1)?.lines.push(line)
  })
  return sections.map(({ line, lines }) => ({ line, text: lines.join('\n') }))
}

function undated(
  name: string,
  { verify = '' }: FactValue,
  place: Pick<Finding, 'file' | 'line'>,
): Finding {
  return {
    code: 'fact/undated',
    ...place,
    found: `{{${name}}} without a date; to be verified: ${verify}`,
    expected: 'a date in the same section or in the opening of the page',
    fix: 'write, for instance, "as of November 2026", or `checked: 2026-11-21` in the front matter',
  }
}
