import { expect, test } from 'vitest'
import { docSearchRecords } from './docsearch-records.ts'

const page = {
  url: 'https://docs.example.org/guide/',
  title: 'Guide',
  section: 'Docs',
  language: 'en',
  docusaurus_tag: 'docs-docs-2.0',
  version: '2.0',
}
const draw = (html: string) =>
  docSearchRecords({ ...page, html }).map(({ type, hierarchy, anchor, content }) => {
    const path = Object.values(hierarchy).filter((name) => name !== null)
    return `${type} ${path.join('/')} #${anchor ?? ''} ${content ?? ''}`.trim()
  })

test('makes a record for each heading and each block of text', () => {
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
    'content Docs/Guide/Set up #set-up One',
    'content Docs/Guide/Set up #set-up Two',
    'lvl4 Docs/Guide/Set up/Deep & low #deep',
    'content Docs/Guide/Set up/Deep & low #deep More',
    'lvl3 Docs/Guide/Set up/X #x',
  ])
})

test('contains place, language and version', () => {
  const [, , heading] = docSearchRecords({ ...page, html: '<p>a</p><h2 id="é">É</h2>' })
  expect(heading).toEqual({
    objectID: '2-https://docs.example.org/guide/#%C3%A9',
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
    language: 'en',
    docusaurus_tag: 'docs-docs-2.0',
    version: '2.0',
    weight: { level: 80, position: 2 },
  })
})

test('leaves out buttons and the tools of the page', () => {
  expect(
    draw(
      '<h1>Guide</h1><p class="page-tools"><a href="/a.md">View as Markdown</a></p><div><button>Mainnet</button><button>Testnet</button></div><p>Start.</p>',
    ),
  ).toEqual(['lvl1 Docs/Guide #', 'content Docs/Guide # Start.'])
})
