import { firstBy, linesOf, matchesIn, pageCheck, type SourceCheck } from './page-check.ts'

const LABEL = /\{\{(wallets\.\w+)\.labels\.\w+\}\}/g

/**
 * Checks that a page which uses labels of a wallet says of which version they are, and when they were
 * read: a reader with another version then knows why a button has another name.
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
  }
})
