import type { ContentPage, Finding } from 'warraq/plugin'

const LABEL = /\{\{(wallets\.\w+)\.labels\.\w+\}\}/g

/**
 * Checks that a page which uses labels of a wallet says of which version they are, and when they were
 * read: a reader with another version then knows why a button has another name.
 * @param page with the source as written, in which facts still have their names
 */
export function checkLabels({ file, source }: Pick<ContentPage, 'file' | 'source'>): Finding[] {
  const first = new Map<string, number>()
  source.split('\n').forEach((content, index) => {
    for (const [, wallet = ''] of content.matchAll(LABEL))
      if (!first.has(wallet)) first.set(wallet, index + 1)
  })
  return [...first].flatMap(([wallet, line]) => {
    const missing = ['version', 'labelsRead']
      .map((name) => `{{${wallet}.${name}}}`)
      .filter((fact) => !source.includes(fact))
    if (missing.length === 0) return []
    return [
      {
        code: 'label/no-version',
        file,
        line,
        found: `labels of ${wallet} without ${missing.join(' and ')}`,
        expected: 'the version and the day of the labels, once on the page',
        fix: 'write: the labels are those of version …, read in its public source on …',
      },
    ]
  })
}
