import { wallets } from '../facts/services.ts'
import { firstBy, linesOf, matchesIn, pageCheck, type SourceCheck } from './page-check.ts'

const LABEL = /\{\{(wallets\.\w+)\.labels\.\w+\}\}/g
/** Bold text of several words; one word may be anything. */
const BOLD = /\*\*([^*]+ [^*]+)\*\*/g

/** Names of the labels of wallets, by their texts. */
const NAMES = new Map(
  Object.entries(wallets).flatMap(([wallet, facts]) =>
    'labels' in facts
      ? Object.entries(facts.labels).map(([name, { value }]) => [
          `wallets.${wallet} ${value}`,
          `{{wallets.${wallet}.labels.${name}}}`,
        ])
      : [],
  ),
)

/**
 * Checks that a page which uses labels of a wallet says of which version they are, and when they were
 * read: a reader with another version then knows why a button has another name. No label is typed
 * there, so that a new version is compared in one place.
 */
export const checkLabels: SourceCheck = pageCheck(function* (_, { source }) {
  const labels = [...matchesIn(linesOf(source), LABEL)]
  for (const [wallet, { line }] of firstBy(labels, ({ match }) => match[1])) {
    const facts = [`{{${wallet}.version}}`, `{{${wallet}.labelsRead}}`]
    const missing = facts.filter((fact) => !source.includes(fact))
    if (missing.length > 0)
      yield {
        code: 'label/no-version',
        line,
        found: `labels of ${wallet} without ${missing.join(' and ')}`,
        expected: 'the version and the day of the labels, once on the page',
        fix: 'write: the labels are those of version …, read in its public source on …',
      }
    for (const { found, line, match } of matchesIn(linesOf(source), BOLD)) {
      const expected = NAMES.get(`${wallet} ${match[1]}`)
      const fix = 'name the label, whose text changes with the version of the wallet'
      if (expected !== undefined) yield { code: 'label/typed', line, found, expected, fix }
    }
  }
})
