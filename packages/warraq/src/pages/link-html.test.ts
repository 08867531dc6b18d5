import { expect, test } from 'vitest'
import type { ReferenceMeaning } from '../plugins/references-hook.ts'
import type { CompiledPage } from '../shared/data/compiled-page.ts'
import { writtenAddress } from '../shared/text/written-address.ts'
import { type LinkHtmlScope, linkedHash, linkHtml } from './link-html.ts'

/** What a plugin takes some references for. */
const MEANINGS: Readonly<Record<string, ReferenceMeaning>> = {
  '{learn}': { file: 'content/learn/index.md', hash: '#one-two' },
  '{here}': { hash: '#one' },
  here: { hash: '#one' },
  '{picture}': { file: 'content/learn/a.png', hash: '' },
  '{gone}': { text: 'Gone > One', fault: {} as never },
}

const scope: LinkHtmlScope = {
  place: { file: 'content/learn/token.md', route: '/learn/token/' },
  index: {
    meaningOf: (reference) => MEANINGS[reference],
    routes: new Set(['/learn/', '/learn/token/']),
    routeOfFile: new Map([['content/learn/index.md', '/learn/']]),
    contentDirs: ['content/learn'],
    staticDirs: ['static'],
    baseUrl: '/docs/',
    filesBaseUrl: '/files/',
    placeOf: (file) =>
      ['content/learn/a.png', 'static/img/b.png', 'static/100% #?é.png'].includes(file)
        ? 'inside'
        : 'missing',
  },
  assets: {
    of: (file) => {
      const path = `assets/${file.split('/').at(-1)}`
      return { path, href: `/files/${path}`, width: 4, height: 3 }
    },
    sizeOf: () => ({ width: 2, height: 1 }),
    srcsets: new Map([['content/learn/a.png', '/a-480.webp 480w']]),
  },
}
const linked = (html: string) => linkHtml(html, scope)

test.each([
  ['<a href="index.md#a">', '<a href="/docs/learn/#a">'],
  ["<A HREF='/learn/token/?b=1'>", '/docs/learn/token/?b=1'],
  ['<a href="#c">', '<a href="#c">'],
  ['<a href="?a=b#c">', '<a href="?a=b#c">'],
  ['<a href="here">', '<a href="#one">'],
  ['<a href="mailto:a@b.example">', '<a href="mailto:a@b.example">'],
  ['<a href="a.png">', 'href="/files/assets/a.png"'],
  ['<img src="/100%25%20%23%3Fé.png?a#b">', 'src="/files/100%25%20%23%3F%C3%A9.png?a#b"'],
  ['<a href="/gone/">', 'href="/docs/gone/"'],
  [`<a href="${writtenAddress('{learn}')}">`, '<a href="/docs/learn/#one-two">'],
  [`<a href="${writtenAddress('{here}')}">`, '<a href="#one">'],
  [`<a href="${writtenAddress('{picture}')}">`, 'href="/files/assets/a.png"'],
  [`<img src="${writtenAddress('{picture}')}">`, 'src="/files/assets/a.png" width="4"'],
  [`<a href="${writtenAddress('{gone}')}">Gone &gt; One</a>`, '{gone}'],
  [`<a href="${writtenAddress('{gone}')}">its text</a>`, 'its text'],
  [`<img src="${writtenAddress('{gone}')}">`, 'src="Gone%20%3E%20One"'],
])('%s gets its final address', (html, expected) => {
  expect(linked(html)).toContain(expected)
})

test('a link that no plugin reads is its text', () => {
  const link = `<a href="${writtenAddress('{unread}')}"><b>a</b></a>`
  expect(linked(link)).toBe('<b>a</b>')
  expect(linked('<a href="written:a%20b">a b</a>')).toBe('a b')
})

test('a link that means nothing to a plugin is its text', () => {
  const link = `<a href="${writtenAddress('{gone}')}"><b>Gone</b></a>`
  expect(linked(`<p>${link} <a href="#c">c</a></p>`)).toBe('<p><b>Gone</b> <a href="#c">c</a></p>')
})

test('a link to another site sends no referrer', () => {
  expect(linked('<a href="https://example.org">x</a>')).toBe(
    '<a href="https://example.org" target="_blank" rel="noopener noreferrer">x</a>',
  )
})

test('an image has its size and loads lazily', () => {
  const html = linked('<img src="a.png" alt=""><img src="/img/b.png" alt="">')
  expect(html).toContain('src="/files/assets/a.png"')
  expect(html).toContain('width="4" height="3"')
  expect(html).toContain('src="/files/img/b.png"')
  expect(html).toContain('width="2" height="1"')
  expect(html.match(/loading="lazy"/g)).toHaveLength(2)
})

test('browsers choose among the copies of an image, unless its author lists files', () => {
  expect(linked('<img src="a.png" alt="">')).toContain(
    'loading="lazy" decoding="async" srcset="/a-480.webp 480w" sizes="auto, (min-width: 50rem) 46rem, 100vw"',
  )
  expect(linked('<img src="a.png" width="90px">')).toContain('sizes="auto, 90px"')
  expect(linked('<img src="/img/b.png">')).not.toContain('srcset')
  expect(linked('<img src="a.png" srcset="/img/b.png 2x">').match(/srcset|sizes/g)).toEqual([
    'srcset',
  ])
})

test('the hash of a page changes with the targets of its links', () => {
  const page = { html: '', htmlHash: 'a', links: [{ href: 'index.md' }], images: [] }
  const hash = (routeOfFile: ReadonlyMap<string, string>) =>
    linkedHash(page as unknown as CompiledPage, {
      ...scope,
      index: { ...scope.index, routeOfFile },
    })
  const here = scope.index.routeOfFile
  expect(hash(here)).toBe(hash(new Map(here)))
  expect(hash(new Map([['content/learn/index.md', '/learn/token/']]))).not.toBe(hash(here))
})

test.each([
  ['<a href="pathname://javascript:f()">a</a>', '<a >a</a>'],
  ['<a href="javascript:f()" class="b">a</a>', '<a  class="b">a</a>'],
  ['<area href="data:text/html,x">', '<area >'],
  ['<img src="pathname://vbscript:f()" alt="">', '<img  alt="">'],
  ['<img srcset="javascript:f() 2x" alt="">', '<img  alt="">'],
  ['<video poster="javascript:f()" src="javascript:f()"></video>', '<video  ></video>'],
  ['<a href="data:image/png;base64,AA==">a</a>', '<a >a</a>'],
])('an address that would run code is left out of %s', (html, expected) => {
  expect(linked(html)).toBe(expected)
})

test.each([
  '<img src="data:image/png;base64,AA==" alt="" loading="lazy" decoding="async">',
  '<img src="data:image/svg+xml,%3Csvg/%3E" alt="" loading="lazy" decoding="async">',
  '<a href="wss://ws.example.com">a</a>',
  '<a href="foo:b">a</a>',
])('%s stays', (html) => {
  expect(linked(html)).toBe(html)
})
