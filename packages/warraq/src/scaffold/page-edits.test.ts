import { expect, test } from 'vitest'
import { moveEdits, removeEdits } from './page-edits.ts'

const SWAP = { file: 'content/guides/swap.md', route: '/guides/swap/', id: 'swap' }
const NEW = {
  file: 'content/guides/coins/trade.md',
  route: '/guides/coins/trade/',
  id: 'coins/trade',
}

const PAGE = '---\ntitle: Swap\n---\n\n# Swap\n\n[f](../faq.md) [s](./stake.md#fee) [top](#swap)\n'

const changed = (texts: Record<string, string>) => {
  const { texts: edits, byHand } = moveEdits(
    new Map(Object.entries({ [SWAP.file]: PAGE, ...texts })),
    SWAP,
    NEW,
  )
  return { edits: Object.fromEntries(edits), byHand }
}

test('a moved page keeps its links, and names its former address', () => {
  expect(changed({}).edits).toEqual({
    [NEW.file]:
      '---\ntitle: Swap\nmoved_from:\n  - /guides/swap/\n---\n\n# Swap\n\n[f](../../faq.md) [s](../stake.md#fee) [top](#swap)\n',
  })
})

test.each([
  ['---\nmoved_from:\n  - /old/\n---\n', '---\nmoved_from:\n  - /guides/swap/\n  - /old/\n---\n'],
  ['---\nmoved_from: [/old/]\n---\n', '---\nmoved_from: [/guides/swap/, /old/]\n---\n'],
  [
    '---\nmoved_from: # old ones\n  - /old/\n---\n',
    '---\nmoved_from: # old ones\n  - /guides/swap/\n  - /old/\n---\n',
  ],
  ['---\nmoved_from: /old/ # 1\n---\n', '---\nmoved_from: [/guides/swap/, /old/] # 1\n---\n'],
  [
    '---\ntitle: A\n---\n\n---\nmoved_from:\n',
    '---\ntitle: A\nmoved_from:\n  - /guides/swap/\n---\n\n---\nmoved_from:\n',
  ],
  ['# Swap\n', '---\nmoved_from:\n  - /guides/swap/\n---\n\n# Swap\n'],
])('former addresses are added to %j', (text, expected) => {
  expect(changed({ [SWAP.file]: text }).edits[NEW.file]).toBe(expected)
})

test.each([
  ['[a](./swap.md#b)', '[a](./coins/trade.md#b)'],
  ['[a](swap.md "Title")', '[a](./coins/trade.md "Title")'],
  ['[a](/guides/swap/#b)', '[a](/guides/coins/trade/#b)'],
  ['[a](/guides/swap?x=1)', '[a](/guides/coins/trade/?x=1)'],
  ['<a href="/guides/swap/">a</a>', '<a href="/guides/coins/trade/">a</a>'],
  ['[a]: ./swap.md', '[a]: ./coins/trade.md'],
])('a link of another page follows: %s', (text, expected) => {
  expect(changed({ 'content/guides/a.md': text }).edits['content/guides/a.md']).toBe(expected)
})

test.each([
  '[a](./swap-later.md)',
  '[a](https://example.org/guides/swap/)',
  '`[a](./swap.md)`',
  '```md\n[a](./swap.md)\n```',
  '[a](/guides/swap/later/)',
])('stays: %s', (text) => {
  expect(changed({ 'content/guides/a.md': text }).edits['content/guides/a.md']).toBeUndefined()
})

test('records, rules, search words and sidebars follow', () => {
  const texts = {
    'anchors.json': '{"content/guides/swap.md": ["a"], "content/guides/swap.mdx": []}',
    'words.yml':
      'asked:\n  /guides/swap/#fee: [cost]\n  /guides/swap/: [trade]\n  /guides/swap/x/: [y]\n',
    'rules.ts':
      "const RULE = { page: 'content/guides/swap.md', url: 'https://a.org/guides/swap/' }",
    'sidebar.ts': "group('Coins', 'stake', 'swap')",
  }
  expect(changed(texts).edits).toMatchObject({
    'anchors.json': '{"content/guides/coins/trade.md": ["a"], "content/guides/swap.mdx": []}',
    'words.yml':
      'asked:\n  /guides/coins/trade/#fee: [cost]\n  /guides/coins/trade/: [trade]\n  /guides/swap/x/: [y]\n',
    'rules.ts': expect.stringContaining("page: 'content/guides/coins/trade.md'"),
    'sidebar.ts': "group('Coins', 'stake', 'coins/trade')",
  })
})

test('an id that stands twice in a sidebar is left to the writer', () => {
  const { edits, byHand } = changed({ 'sidebar.ts': "a('swap')\nb('swap')" })
  expect(edits['sidebar.ts']).toBeUndefined()
  expect(byHand).toEqual(["sidebar.ts:1  a('swap')", "sidebar.ts:2  b('swap')"])
})

test('what leads to a removed page becomes text, and its records go', () => {
  const { texts, byHand } = removeEdits(
    new Map(
      Object.entries({
        [SWAP.file]: PAGE,
        'content/guides/a.md': 'See [how to **swap**](./swap.md#b), and [other](./b.md).',
        'anchors.json': '{"content/guides/a.md": ["x"], "content/guides/swap.md": ["a"]}',
        'performed.json': '{"pages": [{"page": "content/guides/swap.md"}, {"page": "b"}]}',
        'words.yml': 'asked:\n  /guides/swap/#fee: [cost]\n  /guides/a/: [b]\n',
        'sidebar.ts': "group(\n  'Coins',\n  'stake',\n  'swap',\n)",
        'a.test.ts': "open('/guides/swap/')",
      }),
    ),
    SWAP,
  )
  expect(Object.fromEntries(texts)).toEqual({
    'content/guides/a.md': 'See how to **swap**, and [other](./b.md).',
    'anchors.json': '{\n  "content/guides/a.md": [\n    "x"\n  ]\n}\n',
    'performed.json': '{\n  "pages": [\n    {\n      "page": "b"\n    }\n  ]\n}\n',
    'words.yml': 'asked:\n  /guides/a/: [b]\n',
    'sidebar.ts': "group(\n  'Coins',\n  'stake',\n)",
  })
  expect(byHand).toEqual(["a.test.ts:1  open('/guides/swap/')"])
})

test('links to a removed page lead to its heir, which takes its address', () => {
  const heir = { file: 'content/guides/stake.md', route: '/guides/stake/', id: 'stake' }
  const { texts } = removeEdits(
    new Map([
      [SWAP.file, PAGE],
      [heir.file, '# Stake\n'],
      ['content/a.md', '[a](./guides/swap.md#b)'],
    ]),
    SWAP,
    heir,
  )
  expect(Object.fromEntries(texts)).toEqual({
    [heir.file]: '---\nmoved_from:\n  - /guides/swap/\n---\n\n# Stake\n',
    'content/a.md': '[a](./guides/stake.md)',
  })
})
