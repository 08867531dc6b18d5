import { formatOf } from '@warraq/markup/source-code'
import { remembered } from '@warraq/search/remembered'
import { plainCodeLines } from '../content/source/substitute-facts.ts'
import type { Diagnostic } from '../shared/data/diagnostic.ts'
import type { FactValue } from '../shared/data/facts.ts'
import { problemAt } from '../shared/data/problem-at.ts'
import { isVersionCopy } from './version-copy.ts'

interface Guarded {
  readonly name: string
  readonly value: string
  readonly pattern: RegExp
}

/**
 * Returns a check that finds facts typed as literals where their name belongs. Copies for versions hold
 * the values of their time.
 * @param text the source as written, before placeholders are filled
 */
export function createRetypedFactCheck(
  facts: ReadonlyMap<string, FactValue>,
): (file: string, text: string) => Diagnostic[] {
  const byValue = new Map<string, Guarded>()
  for (const [name, fact] of facts) {
    const value = String(fact.value)
    if (fact.guarded === true)
      remembered(byValue, value, () => ({ name, value, pattern: wholeToken(value) }))
  }
  const entries = [...byValue.values()].sort((a, b) => b.value.length - a.value.length)
  return (file, text) => {
    if (isVersionCopy(file)) return []
    const rest = text.replace(/\{\{[^{}]*\}\}/g, (whole) => ' '.repeat(whole.length))
    const present = entries.filter(({ value }) => rest.includes(value))
    if (present.length === 0) return []
    const found = rest
      .split('\n')
      .flatMap((line, index) => factsOfLine(line, present).map((entry) => ({ ...entry, index })))
    const plain = found.length === 0 ? undefined : plainCodeLines(text, formatOf(file))
    return found.map(({ name, value, index }) => {
      const asking = plain?.has(index) ? ', and "facts" after the language of the code block' : ''
      return problemAt({ file, line: index + 1 }, 'fact/retyped', {
        found: value,
        expected: 'the name of the fact',
        fix: `write {{${name}}}${asking}`,
      })
    })
  }
}

/** Facts found in one line, longest first; each position counts once. */
function factsOfLine(line: string, entries: readonly Guarded[]): Guarded[] {
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
