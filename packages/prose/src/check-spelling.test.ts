import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { ContentPage } from 'warraq/plugin'
import { runCheck } from '../../../tests/run-check.ts'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { createSpellingCheck, type Speller, spellingCheck } from './check-spelling.ts'
import { loadSpeller } from './load-speller.ts'

let speller: Speller
beforeAll(async () => {
  speller = await loadSpeller('en-GB', '# of the project\nvaloper\nKeplr # a wallet\n')
})

/** The findings in a source and in the HTML that the engine makes of it. */
function check(source: string, html: string, file = 'a.md') {
  return createSpellingCheck(speller)({ file, source, compiled: { html } })
}

const found = (...page: Parameters<typeof check>) =>
  check(...page).map(({ line, found: what }) => `${line} ${what}`)

test.each([
  [
    "The colour isn't Keplr's; Valopers behave, and/or well-known e-mails arrive.",
    '<p>The colour isn’t Keplr’s; Valopers behave, and/or well-known e-mails arrive.</p>',
  ],
  ['---\ntitle: A good title\nslug: xqzv\n---\n\nText.', '<p>Text.</p>'],
  [
    'Code `xqzv`, <span class="xqzv">text</span>, [text](./xqzv.md#qwrt), https://xqzv.example/qwrt, /xqzv/qwrt',
    '<p>Code <code>xqzv</code>, <span class="xqzv">text</span>, <a href="./xqzv.md#qwrt">text</a>, <a href="https://xqzv.example/qwrt">https://xqzv.example/qwrt</a>, /xqzv/qwrt</p>',
  ],
  ['```text\nxqzv\n```\n', '<pre><code>xqzv</code></pre>'],
  ['{{xqzv.qwrt}}', '<p>value</p>'],
  ['::made', '<p>xqzv, which a component wrote</p>'],
  [
    '10. `a b`\n\n    ```text\n    xqzv\n    ```\n\n::made',
    '<ol><li><p><code>a b</code></p><pre><code>xqzv</code></pre></li></ol><p>xqzv of a component</p>',
  ],
  ['The `xqzv`.\n\n::made', '<p>The <code>xqzv</code>.</p><p>xqzv of a component</p>'],
  [
    'MetaMask, EIP-712, gRPC, x2y, file.xqzv_name, 0xqzv',
    '<p>MetaMask, EIP-712, gRPC, x2y, file.xqzv_name, 0xqzv</p>',
  ],
])('correct, or not prose: %j', (source, html) => {
  expect(found(source, html)).toEqual([])
})

test('mistakes are reported with their line, once per page', () => {
  expect(
    found(
      '---\ntitle: A gud title\n---\n\nText.\n\nThe netwrok, the netwrok: color.\n',
      '<p>Text.</p><p>The netwrok, the netwrok: color.</p>',
    ),
  ).toEqual(['2 gud', '7 netwrok', '7 color'])
  expect(check('netwrok', '<p>netwrok</p>')[0]?.fix).toContain('did you mean "network"?')
})

test('text alternatives are prose', () => {
  expect(found('![A netwrok](a.png)', '<img src="a.png" alt="A netwrok">')).toEqual(['1 netwrok'])
  expect(
    found('::d{alt="A lnik"}', '<svg role="img" aria-label="A lnik"><title>A</title></svg>'),
  ).toEqual(['1 lnik'])
})

test('a word that code holds as well is reported where it is prose', () => {
  expect(
    found(
      '```text\nnetwrok\n```\n\nThe netwrok.\n',
      '<pre><code>netwrok</code></pre><p>The netwrok.</p>',
    ),
  ).toEqual(['5 netwrok'])
  expect(
    found(
      'text\n\n<p title=">">\na netwrok {/* lnik */}\n</p>\n',
      '<p>text</p><p title=">">a netwrok</p>',
      'a.mdx',
    ),
  ).toEqual(['4 netwrok'])
})

test('an endless word is found, and so is each of many unknown words', () => {
  const endless = 'ab'.repeat(50_000)
  expect(found(`Text.\n\n${endless}\n`, `<p>Text.</p><p>${endless}</p>`)).toEqual([
    `3 ${'ab'.repeat(20)}…`,
  ])
  const letters = 'abcdefghij'
  const words = Array.from({ length: 10_000 }, (_, at) =>
    `xq${at}`.replace(/\d/g, (digit) => letters.charAt(Number(digit))),
  )
  const before = process.cpuUsage()
  expect(found(words.join('\n'), `<p>${words.join('\n')}</p>`)).toHaveLength(words.length)
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(10)
})

test('only pages in English are checked, with the words of the project', async () => {
  const root = temporaryFolder()
  await writeFile(join(root, 'words.txt'), 'valoper\n')
  const page = (lang: string): ContentPage => ({
    ...{ file: `${lang}.md`, lang, source: 'Valoper netwrok', text: 'Valoper netwrok' },
    compiled: {
      ...{ html: '<p>Valoper netwrok</p>', firstParagraph: '', headings: [], anchors: [] },
      ...{ links: [], images: [], loads: [], islands: [], dependencies: [] },
    },
  })
  const check = spellingCheck({
    spelling: 'warn',
    spellingLanguage: 'en-US',
    dictionary: 'words.txt',
  })
  const findings = await runCheck(check, [page('en-GB'), page('de')], { root, cacheDir: root })
  expect(findings.map(({ file, found: what }) => `${file} ${what}`)).toEqual(['en-GB.md netwrok'])
  expect(check.reads?.({ root, cacheDir: root })).toEqual(['valoper\n'])
})
