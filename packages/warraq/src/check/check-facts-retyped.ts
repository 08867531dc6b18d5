import { type Diagnostic, errorAt } from '../shared/diagnostic.ts'
import type { Fact } from '../shared/facts.ts'

interface Guarded {
  readonly name: string
  readonly value: string
  readonly pattern: RegExp
}

/**
 * Returns a check that finds facts typed as literals where their name belongs.
 * @param text the source as written, before placeholders are filled
 */
export function createRetypedFactCheck(
  facts: ReadonlyMap<string, Fact>,
): (file: string, text: string) => Diagnostic[] {
  const guarded = [...facts]
    .filter(([, fact]) => fact.guarded === true)
    .map(
      ([name, fact]): Guarded => ({
        name,
        value: String(fact.value),
        pattern: wholeToken(String(fact.value)),
      }),
    )
    .sort((a, b) => b.value.length - a.value.length)
  const byValue = new Map<string, Guarded>()
  for (const entry of guarded) if (!byValue.has(entry.value)) byValue.set(entry.value, entry)
  const entries = [...byValue.values()]
  return (file, text) => {
    const rest = text.replace(/\{\{[^{}]*\}\}/g, (whole) => ' '.repeat(whole.length))
    const present = entries.filter(({ value }) => rest.includes(value))
    if (present.length === 0) return []
    return rest
      .split('\n')
      .flatMap((line, index) =>
        problemsOfLine(line, present).map((entry) => retyped(entry, file, index + 1)),
      )
  }
}

/** Facts found in one line, longest first; each position counts once. */
function problemsOfLine(line: string, entries: readonly Guarded[]): Guarded[] {
  let rest = line
  const found: { at: number; entry: Guarded }[] = []
  for (const entry of entries) {
    rest = rest.replace(entry.pattern, (whole, offset: number) => {
      found.push({ at: offset, entry })
      return ' '.repeat(whole.length)
    })
  }
  return found.sort((a, b) => a.at - b.at).map(({ entry }) => entry)
}

/** Matches only outside longer words, numbers and hosts; a path may follow a URL. */
function wholeToken(value: string): RegExp {
  const escaped = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const before = /^\w/.test(value) ? '(?<![\\w./:-])' : ''
  const after = value.includes('://') ? '(?![\\w-]|\\.\\w|:\\d)' : '(?![\\w-]|\\.\\w)'
  return new RegExp(`${before}${escaped}${after}`, 'g')
}

function retyped({ name, value }: Guarded, file: string, line: number): Diagnostic {
  return errorAt({ file, line }, 'fact/retyped', {
    found: value,
    expected: 'the name of the fact',
    fix: `write {{${name}}}`,
  })
}
