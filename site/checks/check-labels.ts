import type { ContentPage, Finding } from 'warraq/plugin'
import { linesOf, matchesIn } from './page-check.ts'

const LABEL = /\{\{(wallets\.\w+)\.labels\.\w+\}\}/g

/**
 * Checks that a page which uses labels of a wallet says of which version they are, and when they were
 * read: a reader with another version then knows why a button has another name.
 * @param page with the source as written, in which facts still have their names
 */
export function checkLabels({ file, source }: Pick<ContentPage, 'file' | 'source'>): Finding[] {
  const labels = [...matchesIn(linesOf(source), LABEL)].toReversed()
  const first = new Map(labels.map(({ line, match: [, wallet = ''] }) => [wallet, line]))
  return [...first].flatMap(([wallet, line]) => {
    const facts = [`{{${wallet}.version}}`, `{{${wallet}.labelsRead}}`]
    const missing = facts.filter((fact) => !source.includes(fact)).join(' and ')
    const found = `labels of ${wallet} without ${missing}`
    const expected = 'the version and the day of the labels, once on the page'
    const fix = 'write: the labels are those of version …, read in its public source on …'
    return missing === '' ? [] : [{ code: 'label/no-version', file, line, found, expected, fix }]
  })
}
