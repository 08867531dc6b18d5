import { expect, test } from 'vitest'
import { docSearchRecords } from './docsearch-records.ts'

const page = {
  url: 'https://docs.example.org/guide/',
  title: 'Guide',
  section: 'Docs',
  language: 'en',
  searchTag: 'docs-docs-2.0',
  version: '2.0',
  keywords: [],
  asked: new Map<string, readonly string[]>(),
  boost: 1,
}
const draw = (html: string) =>
  docSearchRecords({ ...page, html }).map(({ type, hierarchy, anchor, content }) => {
    const path = Object.values(hierarchy).filter((name) => name !== null)
    return `${type} ${path.join('/')} #${anchor ?? ''} ${content ?? ''}`.trim()
  })

test('makes a record for each heading and its text, with code', () => {
  expect(
    draw(
      '<h1>Guide</h1><p>Start <code>a&lt;b</code> <em>here</em>.</p>' +
        '<h2 id="set-up">Set up<a class="heading-anchor" href="#set-up">#</a></h2><ul><li>One</li><li>Two</li></ul>' +
        '<h4 id="deep">Deep &amp; low</h4><pre><code>npm start</code></pre><p>More</p><h3 id="x">X</h3>',
    ),
  ).toEqual([
    'lvl1 Docs/Guide #',
    'content Docs/Guide # Start a<b here.',
    'lvl2 Docs/Guide/Set up #set-up',
    'content Docs/Guide/Set up #set-up One\nTwo',
    'lvl4 Docs/Guide/Set up/Deep & low #deep',
    'content Docs/Guide/Set up/Deep & low #deep npm start\nMore',
    'lvl3 Docs/Guide/Set up/X #x',
  ])
})

test('contains place, language and version', () => {
  const [, , heading] = docSearchRecords({ ...page, html: '<p>a</p><h2 id="é">É</h2>' })
  expect(heading).toEqual({
    objectID: expect.stringMatching(/^[\da-f]{20}$/),
    id: heading?.objectID,
    url: 'https://docs.example.org/guide/#%C3%A9',
    url_without_anchor: 'https://docs.example.org/guide/',
    anchor: 'é',
    type: 'lvl2',
    hierarchy: {
      lvl0: 'Docs',
      lvl1: 'Guide',
      lvl2: 'É',
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: null,
    asked: [],
    language: 'en',
    docusaurus_tag: 'docs-docs-2.0',
    version: '2.0',
    weight: { pageRank: 100, level: 80, position: 2 },
    item_priority: 100_080,
  })
})

test('a page that follows others ranks lower', () => {
  const records = docSearchRecords({
    ...page,
    boost: 0.7,
    html: '<p>a</p><h2 id="b">B</h2>',
  })
  expect(records.map(({ weight }) => weight.pageRank)).toEqual([70, 70, 70])
  expect(records.map(({ item_priority: priority }) => priority)).toEqual([70_090, 70_000, 70_080])
})

test('keywords and what readers say find a page and its sections', () => {
  const asked = new Map([
    ['', ['how to start']],
    ['%C3%A9', ['go on', 'next step']],
  ])
  const html = '<p>a</p><h2 id="é">É</h2><h2 id="c">C</h2>'
  const contents = docSearchRecords({ ...page, keywords: ['set up', 'begin'], asked, html }).map(
    ({ type, content, asked }) => `${type} ${content} ${asked.join(', ')}`.trim(),
  )
  expect(contents).toEqual([
    'lvl1 null set up, begin, how to start',
    'content a',
    'lvl2 null go on, next step',
    'lvl2 null',
  ])
})

test('leaves out buttons, and the tools and the strip of the page', () => {
  expect(
    draw(
      '<h1>Guide</h1><p class="page-tools"><a href="/a.md">View as Markdown</a></p><div><button>Mainnet</button><button>Testnet</button></div><p>Start.</p><dl class="page-strip"><div><dt>Time</dt><dd>5 minutes</dd></div></dl>',
    ),
  ).toEqual(['lvl1 Docs/Guide #', 'content Docs/Guide # Start.'])
})

test('a row of a table stays whole, an accordion has its own address', () => {
  expect(
    draw(
      '<h2 id="x">X</h2><table><tr><th>Port</th><th>For</th></tr><tr><td>8545</td><td>RPC</td></tr></table>' +
        '<details id="why"><summary>Why?</summary><p>Because it is so.</p></details>',
    ),
  ).toEqual([
    'lvl1 Docs/Guide #',
    'lvl2 Docs/Guide/X #x',
    'content Docs/Guide/X #x Port · For\n8545 · RPC',
    'lvl3 Docs/Guide/X/Why? #why',
    'content Docs/Guide/X/Why? #why Because it is so.',
  ])
})

const sentence = (at: number) =>
  `<p>Sentence ${at} ${'is long enough to stand alone '.repeat(8)}.</p>`
const idsOf = (html: string) => docSearchRecords({ ...page, html }).map(({ objectID }) => objectID)

test('a new paragraph leaves the ids of the others, and nothing is there twice', () => {
  const before = idsOf(sentence(1) + sentence(2))
  const after = idsOf(sentence(1) + sentence(3) + sentence(2))
  expect(after).toEqual(expect.arrayContaining(before))
  expect(after).toHaveLength(before.length + 1)
  expect(idsOf(sentence(1) + sentence(1))).toHaveLength(2)
})

test('long texts go on in the next record, short rests join the one before', () => {
  const digits = Array.from({ length: 1250 }, (_, at) => at + 1000).join('')
  const texts = docSearchRecords({ ...page, html: `<pre>${digits}</pre><p>End.</p>` })
    .map(({ content }) => content?.length)
    .filter((length) => length !== undefined)
  expect(texts).toEqual([2000, 2000, 1005])
  const [, only, ...others] = docSearchRecords({ ...page, html: `${sentence(1)}<p>Yes.</p>` })
  expect(only?.content).toMatch(/\nYes\.$/)
  expect(others).toEqual([])
})
