import type { Diagnostic } from '../shared/diagnostic.ts'
import type { FactValue } from '../shared/facts.ts'
import { lineIndex } from '../shared/line-finder.ts'
import { didYouMean } from '../shared/nearest.ts'
import { problemAt } from '../shared/problem-at.ts'

const PLACEHOLDER = /(\\?)\{\{\s*([A-Za-z_][\w.-]*)\s*\}\}/g

/**
 * Replace the names of facts by their values.
 *
 * `chain {{mainnet.evmChainId}}` becomes `chain 11235`; `\{{x}}` becomes `{{x}}`. Line numbers stay
 * the same, so a line of the result is a line of the source.
 */
export function substituteFacts(
  text: string,
  facts: ReadonlyMap<string, FactValue>,
  file: string,
): { readonly text: string; readonly problems: readonly Diagnostic[] } {
  if (!text.includes('{{')) return { text, problems: [] }
  const problems: Diagnostic[] = []
  const ifNoneSimilar = 'add the fact to the site facts, or correct the name'
  const lineAt = lineIndex(text)
  const result = text.replace(
    PLACEHOLDER,
    (whole, backslash: string, name: string, offset: number) => {
      if (backslash !== '') return whole.slice(1)
      const fact = facts.get(name)
      if (fact !== undefined) return String(fact.value)
      problems.push(
        problemAt({ file, line: lineAt(offset) + 1 }, 'fact/unknown', {
          found: `{{${name}}}`,
          expected: 'the name of a fact of the site',
          fix: didYouMean(name, facts.keys(), ifNoneSimilar, (nearest) => `{{${nearest}}}`),
        }),
      )
      return whole
    },
  )
  return { text: result, problems }
}
