import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { createSpellingCheck, type Speller } from './check-spelling.ts'
import { loadSpeller } from './load-speller.ts'

let speller: Speller
beforeAll(async () => {
  const dictionary = join(await mkdtemp(join(tmpdir(), 'docs-words-')), 'words.txt')
  await writeFile(dictionary, '# of the project\nvaloper\nKeplr # a wallet\n')
  speller = await loadSpeller('en-GB', dictionary)
})

const found = (source: string) =>
  createSpellingCheck(speller)({ file: 'a.md', source }).map(
    ({ line, found: what }) => `${line} ${what}`,
  )

test.each([
  "The colour isn't Keplr's; Valopers behave, and/or well-known e-mails arrive.",
  '---\ntitle: A good title\nslug: xqzv\n---\n\nText.',
  'Code `xqzv`, ``a `xqzv` b``, <span class="xqzv">text</span>, [text](./xqzv.md#qwrt), https://xqzv.example/qwrt',
  '```text\nxqzv\n```\n\n:::tab{value="xqzv"}\ntext\n:::\n\n{{xqzv.qwrt}}',
  'MetaMask, EIP-712, gRPC, x2y, file.xqzv_name, 0xqzv',
])('correct, or not prose: %j', (source) => {
  expect(found(source)).toEqual([])
})

test('mistakes are reported with their line, once per page', () => {
  expect(
    found('---\ntitle: A gud title\n---\n\nText.\n\nThe netwrok, the netwrok: color.\n'),
  ).toEqual(['2 gud', '7 netwrok', '7 color'])
  expect(createSpellingCheck(speller)({ file: 'a.md', source: 'netwrok' })[0]?.fix).toContain(
    'did you mean "network"?',
  )
})

test('labels of directives and links are prose', () => {
  expect(found(':::note[A netwrok]\n:::\n\n[a lnik](x.md)')).toEqual(['1 netwrok', '4 lnik'])
})
