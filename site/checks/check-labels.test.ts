import { expect, test } from 'vitest'
import { checkLabels } from './check-labels.ts'

const found = (source: string) =>
  checkLabels({ file: 'a.md', source, text: source }).map(
    ({ line, found: what }) => `${line} ${what}`,
  )

test('labels of a wallet have a version and a day on their page', () => {
  const label = '\nChoose **{{wallets.keplr.labels.send}}**, then {{wallets.keplr.labels.approve}}.'
  expect(found(label)).toEqual([
    '2 labels of wallets.keplr without {{wallets.keplr.version}} and {{wallets.keplr.labelsRead}}',
  ])
  const sentence = 'The labels are those of {{wallets.keplr.version}}, read on '
  expect(found(`${sentence}{{wallets.keplr.labelsRead}}.${label}`)).toEqual([])
  expect(found(`${sentence}{{wallets.metamask.labelsRead}}.${label}`)).toHaveLength(1)
  expect(found('Open {{wallets.keplr.site}}.')).toEqual([])
})
