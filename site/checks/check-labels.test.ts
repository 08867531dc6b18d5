import { expect, test } from 'vitest'
import { wallets } from '../facts/services.ts'
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

test('a page that names labels of a wallet types none of them', () => {
  const [wallet, labels] = ['keplr', wallets.keplr.labels] as const
  const [[name = '', { value }] = ['', { value: '' }]] = Object.entries(labels).filter(
    ([, label]) => label.value.includes(' '),
  )
  const sentence = `{{wallets.${wallet}.version}}, {{wallets.${wallet}.labelsRead}}`
  const page = (text: string) => `${sentence}, {{wallets.${wallet}.labels.${name}}}\n${text}`
  expect(found(page(`Choose **${value}**.`))).toEqual([`2 **${value}**`])
  expect(found(page(`You ${value.toLowerCase()} now, **at last**.`))).toEqual([])
  expect(found(`Choose **${value}**.`)).toEqual([])
})
