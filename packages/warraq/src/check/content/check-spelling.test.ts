import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../../tests/temporary-folder.ts'
import { PLAIN_CONTEXT } from '../../content/compile-context.fixtures.ts'
import { compilePage } from '../../content/compile-page.ts'
import { splitFrontMatter } from '../../content/source/split-front-matter.ts'
import type { Finding } from '../../shared/data/diagnostic.ts'
import { createSpellingCheck, type Speller } from './check-spelling.ts'
import { loadSpeller } from './load-speller.ts'

let speller: Speller
beforeAll(async () => {
  const dictionary = join(temporaryFolder(), 'words.txt')
  await writeFile(dictionary, '# of the project\nvaloper\nKeplr # a wallet\n')
  speller = await loadSpeller('en-GB', dictionary)
})

async function check(source: string, format: 'md' | 'mdx' = 'md'): Promise<Finding[]> {
  const file = `a.${format}`
  const { body, bodyLine } = splitFrontMatter(source)
  const { page } = await compilePage(
    { file, format, text: body, firstLine: bodyLine },
    PLAIN_CONTEXT,
  )
  return createSpellingCheck(speller)({ file, source, compiled: page })
}

async function found(source: string, format?: 'mdx'): Promise<string[]> {
  return (await check(source, format)).map(({ line, found: what }) => `${line} ${what}`)
}

test.each([
  "The colour isn't Keplr's; Valopers behave, and/or well-known e-mails arrive.",
  '---\ntitle: A good title\nslug: xqzv\n---\n\nText.',
  'Code `xqzv`, ``a `xqzv` b``, <span class="xqzv">text</span>, [text](./xqzv.md#qwrt), https://xqzv.example/qwrt, /xqzv/qwrt',
  '```text\nxqzv\n```\n\n:::tab{value="xqzv"}\ntext\n:::\n\n{{xqzv.qwrt}}',
  'A <b title="2 > xqzv">text</b>.\n\n<p title=\'> xqzv\'>text</p>',
  'MetaMask, EIP-712, gRPC, x2y, file.xqzv_name, 0xqzv',
])('correct, or not prose: %j', async (source) => {
  expect(await found(source)).toEqual([])
})

test('mistakes are reported with their line, once per page', async () => {
  expect(
    await found('---\ntitle: A gud title\n---\n\nText.\n\nThe netwrok, the netwrok: color.\n'),
  ).toEqual(['2 gud', '7 netwrok', '7 color'])
  expect((await check('netwrok'))[0]?.fix).toContain('did you mean "network"?')
})

test('labels of directives and links, and text alternatives are prose', async () => {
  expect(await found(':::note[A netwrok]\n:::\n\n[a lnik](x.md)')).toEqual(['1 netwrok', '4 lnik'])
  expect(await found('![A netwrok](a.png)')).toEqual(['1 netwrok'])
})

test('text in HTML and JSX is prose', async () => {
  expect(await found('text\n\n<p title=">">\na netwrok</p>\n')).toEqual(['4 netwrok'])
  expect(await found('text\n\n<p title=">">\na netwrok {/* lnik */}\n</p>\n', 'mdx')).toEqual([
    '4 netwrok',
  ])
})
