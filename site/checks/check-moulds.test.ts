import { expect, test } from 'vitest'
import { checkMoulds, checkTerminal, mouldChecks } from './check-moulds.ts'

const found = (text: string) =>
  checkMoulds({ file: 'a.md', text }).map(({ line, found: what }) => `${line} ${what}`)

test.each([
  ['# A\n\nThis page shows how.', '3 This page shows'],
  ['Here you find the address.', '1 Here you find'],
  ['The validator is banned for ever.', '1 for ever'],
  ['To undo, remove the file.', '1 To undo'],
  [
    'The [glossary](../glossary.md) explains the terms.',
    '1 [glossary](../glossary.md) explains the terms',
  ],
  ['[A](a.md) · [Glossary](../glossary.md)', '1 · [Glossary](../glossary.md)'],
  ['Test it before you rely on it.', '1 before you rely on it'],
  ['A tool; this page helps you to choose.', '1 this page helps'],
  ['Words are in the [glossary](g.md).', '1 Words are in the [glossary]'],
  ['Unknown words: [glossary](g.md).', '1 words: [glossary]'],
  ['Nobody has confirmed that it works.', '1 Nobody has confirmed'],
  ['Whether it is online has not been confirmed.', '1 has not been confirmed'],
  ['The texts, with cause and cure.', '1 cause and cure'],
  ['ISLM abroad is a token.', '1 abroad'],
  ['Both are spellings of one account.', '1 spellings of one account'],
  ['Whether it takes a week was not measured.', '1 was not measured'],
  ['| Name | refused by no check; not tried |', '1 ; not tried'],
  ['| Full disk | not tried |', '1 | not tried'],
  ['Other figures have not been measured.', '1 have not been measured'],
  ['The request stands above the answer.', '1 stands above'],
  ['| Sign | Cause | What to do |', '1 | Sign |'],
  ['The key lies in the keyring.', '1 lies in the '],
  ['Its data lies in `~/haqq-local`.', '1 lies in `'],
  ['While the chain stands still, wait.', '1 stands still'],
  ['Every probe looked well.', '1 looked well'],
  ['Write down the recovery words.', '1 recovery words'],
  ['Then take back one block.', '1 take back one block'],
  ['To take it back, remove the line.', '1 To take it back'],
  ['Ten minutes, no money: at the end you see it.', '1 minutes, no money: '],
])('a mould: %s', (text, finding) => {
  expect(found(text)).toEqual([finding])
})

test.each([
  'It costs 10 for every block.',
  'On this page the unit is aISLM.',
  'The token {{abroad.ethereum.address}}.',
  'See [staking](../glossary.md#staking).',
  '## Undo',
  'The rate lies between the two.',
  'The funder may take back what is not vested.',
  'Look well at the address.',
  'It takes ten minutes, and no money is needed.',
  '```text\nThis page shows how.\n```',
])('no mould: %s', (text) => {
  expect(found(text)).toEqual([])
})

test('only the folders of the option are checked', async () => {
  const [check] = mouldChecks({ folders: ['content/a/'] }).checks ?? []
  const page = { lang: 'en', source: '', text: 'For ever and for ever.' } as const
  const pages = ['content/a/x.md', 'content/b/x.md'].map((file) => ({ ...page, file }))
  const findings = await check?.run(pages as unknown as Parameters<typeof check.run>[0])
  expect(findings?.map(({ file }) => file)).toEqual(['content/a/x.md'])
})

test('commands of a terminal are found in text and in code', () => {
  const text = 'Ask the explorer.\n\n```bash\ncurl -s x\n```\n\nOr `haqqd query`.'
  expect(
    checkTerminal({ file: 'a.md', text }).map(({ line, found: what }) => [line, what]),
  ).toEqual([
    [4, 'curl'],
    [7, 'haqqd'],
  ])
})
