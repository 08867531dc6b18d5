import { lineIndex } from '@warraq/markup/line-finder'
import { codeOf, formatOf, isWithin, type SourceFormat } from '@warraq/markup/source-code'
import type { Span } from '@warraq/markup/source-parts'
import type { Diagnostic } from '../../shared/data/diagnostic.ts'
import type { FactValue } from '../../shared/data/facts.ts'
import { type Place, problemAt } from '../../shared/data/problem-at.ts'
import { didYouMean, nearestOf } from '../../shared/text/nearest.ts'

/** `{{coin.name}` and `{coin.name}}`, in which a brace is missing; a single word may be code or a formula. */
const HALF =
  /(?<![{\\$])(?:\{\{[ \t]*(\w[\w-]*(?:\.[\w-]+)+)[ \t]*\}(?!\})|\{[ \t]*(\w[\w-]*(?:\.[\w-]+)+)[ \t]*\}\})/g

const PLACEHOLDER = /(\\?)\{\{\s*([A-Za-z_][\w.-]*)\s*\}\}/g

interface FillOptions {
  readonly format?: SourceFormat
  readonly keepsEscapes?: boolean
}

interface FilledText {
  readonly text: string
  readonly problems: readonly Diagnostic[]
}

/**
 * Replace the names of facts by their values; in a site without facts, braces are text.
 *
 * `chain {{mainnet.evmChainId}}` becomes `chain 11235`; `\{{x}}` becomes `{{x}}`. Code blocks stay
 * as they are, unless they ask for facts: "```bash facts". In code, braces often belong to
 * another language, so a name there is only taken for a fact if it resembles one. Line numbers stay
 * the same, so a line of the result is a line of the source.
 * @param keepsEscapes leaves `\{{x}}` as it is, for a result that is a source again
 */
export function substituteFacts(
  text: string,
  facts: ReadonlyMap<string, FactValue>,
  file: string,
  { format = formatOf(file), keepsEscapes = false }: FillOptions = {},
): FilledText {
  if (facts.size === 0 || !/\{\{|\}\}/.test(text)) return { text, problems: [] }
  const problems: Diagnostic[] = []
  const ifNoneSimilar = 'add the fact to the site facts, or correct the name'
  const lineAt = lineIndex(text)
  const code = codeIn(text, format)
  const result = text.replace(
    PLACEHOLDER,
    (whole, backslash: string, name: string, offset: number) => {
      const line = lineAt(offset)
      const fact = facts.get(name)
      if (code.plainLines.has(line)) {
        if (fact !== undefined && backslash === '')
          problems.push(unaskedFact({ file, line: line + 1 }, name))
        return whole
      }
      if (backslash !== '') return keepsEscapes ? whole : whole.slice(1)
      if (fact !== undefined) return String(fact.value)
      const isInCode = code.filledLines.has(line) || isWithin(code.inline, offset)
      if (isInCode && (text[offset - 1] === '$' || !resemblesFact(name, facts))) return whole
      problems.push(
        problemAt({ file, line: line + 1 }, 'fact/unknown', {
          found: `{{${name}}}`,
          expected: 'the name of a fact of the site',
          fix: didYouMean(name, facts.keys(), ifNoneSimilar, (nearest) => `{{${nearest}}}`),
        }),
      )
      return whole
    },
  )
  for (const { 0: found, 1: opened, 2: name = opened ?? '', index } of text.matchAll(HALF))
    if (facts.has(name) && !code.plainLines.has(lineAt(index)))
      problems.push(
        problemAt({ file, line: lineAt(index) + 1 }, 'fact/unknown', {
          found,
          expected: 'two braces on either side of the name of a fact',
          fix: `write {{${name}}}`,
        }),
      )
  return { text: result, problems }
}

function unaskedFact(place: Place, name: string): Diagnostic {
  return problemAt(place, 'fact/in-code', {
    found: `{{${name}}} in a code block, where it stays text`,
    expected: 'names of facts in code blocks that ask for them',
    fix: `write "facts" after the language of the block; there, \\{{${name}}} stays text`,
  })
}

/** Whether a code block asks for facts, by the words after its language. */
function asksForFacts(meta: string): boolean {
  return /(?:^|\s)facts(?=\s|$)/.test(meta.replace(/"[^"]*"|'[^']*'/g, ''))
}

/** 0-based lines of code blocks that do not ask for facts. */
export function plainCodeLines(text: string, format: SourceFormat): ReadonlySet<number> {
  return codeIn(text, format).plainLines
}

/** Inline code of a source, and the 0-based lines of its code blocks: those with facts, and others. */
function codeIn(text: string, format: SourceFormat) {
  const { inline, fences, indented } = codeOf(text, format)
  const filledLines = new Set<number>()
  const plainLines = new Set<number>()
  for (const { meta, line, lastLine } of fences)
    addLines(asksForFacts(meta) ? filledLines : plainLines, [line, lastLine])
  for (const lines of indented) addLines(plainLines, lines)
  return { inline, filledLines, plainLines }
}

/** @param span the first and the last line, 1-based */
function addLines(lines: Set<number>, [first, last]: Span): void {
  for (let line = first; line <= last; line++) lines.add(line - 1)
}

/** Whether a name is nearly that of a fact, or begins with the same word as one. */
function resemblesFact(name: string, facts: ReadonlyMap<string, FactValue>): boolean {
  const [first = ''] = name.split('.')
  const names = [...facts.keys()]
  const hasFirst = name.includes('.') && names.some((known) => known.startsWith(`${first}.`))
  return hasFirst || nearestOf(name, names) !== undefined
}
