import { expect, test } from 'vitest'
import { collectReferences, replaceReferences } from './html-references.ts'
import { lineFinder } from './line-finder.ts'

const rooted = (href: string) => ({ href: `/base${href}` })
const linked = (html: string) => replaceReferences(html, { link: rooted, image: rooted })

test.each([
  ['double quotes', '<a href="/a/">a</a>'],
  ['single quotes', "<a href='/a/'>a</a>"],
  ['no quotes', '<a href=/a/>a</a>'],
  ['capitals', '<A HREF="/a/">a</A>'],
  ['spaces around the sign', '<a  href = "/a/">a</a>'],
  ['spaces around the address', '<a href=" /a/\n">a</a>'],
  ['entities', '<a href="&#47;a/">a</a>'],
  ['a line of its own', '<a\nclass="x"\nhref="/a/">a</a>'],
])('a link in raw HTML is found and rewritten with %s', (_, html) => {
  expect(collectReferences(html).links).toEqual([{ href: '/a/' }])
  expect(linked(html)).toContain('href="/base/a/"')
})

test('files that a page shows are references, including each candidate of a srcset', () => {
  const html =
    "<IMG SRC=/a.png><video poster='/b.png' src=/c.mp4></video><source srcset='/d.png, /e.png 2x'>"
  expect(collectReferences(html).images.map(({ href }) => href)).toEqual([
    '/a.png',
    '/c.mp4',
    '/b.png',
    '/d.png',
    '/e.png',
  ])
  expect(linked(html)).toBe(
    '<IMG src="/base/a.png"><video poster="/base/b.png" src="/base/c.mp4"></video><source srcset="/base/d.png, /base/e.png 2x">',
  )
})

test.each([
  [
    'https://img.example/w_300,h_200/a.jpg 1x, /b.jpg 2x',
    ['https://img.example/w_300,h_200/a.jpg', '/b.jpg'],
  ],
  ['/a.jpg 1x,/b.jpg 2x', ['/a.jpg', '/b.jpg']],
  ['/a.jpg,', ['/a.jpg']],
  [' , /a.jpg , /b.jpg', ['/a.jpg', '/b.jpg']],
  ['', []],
])('the candidates of the srcset "%s" are those of a browser', (srcset, files) => {
  const html = `<img srcset="${srcset}">`
  expect(collectReferences(html).images.map(({ href }) => href)).toEqual(files)
})

test('a comma within the address of a candidate stays', () => {
  expect(linked('<img srcset="/w_3,h_2/a.jpg 1x, /b.jpg 2x">')).toBe(
    '<img srcset="/base/w_3,h_2/a.jpg 1x, /base/b.jpg 2x">',
  )
})

test('comments, code and text contain no links', () => {
  const html = '<!-- <a href="/a/"> --><textarea><a href="/b/"></textarea>&lt;a href="/c/"&gt;'
  expect(collectReferences(html).links).toEqual([])
  expect(linked(html)).toBe(html)
})

test('highlighted code is skipped, and later references keep their position', () => {
  const code =
    '<docs-code><figure class="code"><pre>&lt;a href="/a/"&gt;</pre></figure></docs-code>'
  const html = `<p>${code}<a href="/b/">b</a>${code}${code}<a href="/c/">c</a></p>`
  expect(collectReferences(html).links).toEqual([{ href: '/b/' }, { href: '/c/' }])
  expect(linked(html)).toBe(
    `<p>${code}<a href="/base/b/">b</a>${code}${code}<a href="/base/c/">c</a></p>`,
  )
})

test('attributes are added after the address unless the author set them', () => {
  const link = (href: string) => ({ href, attributes: { target: '_blank', rel: 'noopener' } })
  const html = '<a href="/a" TARGET=_top title="a &#39; b">a</a>'
  expect(replaceReferences(html, { link, image: link })).toBe(
    '<a href="/a" rel="noopener" TARGET=_top title="a &#39; b">a</a>',
  )
})

test('an address is rewritten once, as a browser parses it', () => {
  expect(linked('<a href="/a" href="/b">a</a>')).toBe('<a href="/base/a" href="/b">a</a>')
})

test('references have their lines', () => {
  const source = '[a](/x)\n\n[b](/y) [c](/x)\n'
  const html = '<a href="/x">a</a><a href="/y">b</a><a href="/x">c</a><a href="/z">d</a>'
  expect(collectReferences(html, lineFinder(source, 10)).links).toEqual([
    { href: '/x', line: 10 },
    { href: '/y', line: 12 },
    { href: '/x', line: 12 },
    { href: '/z' },
  ])
})

test('an element named like an inherited property has no references', () => {
  expect(collectReferences('<constructor href="/a" id="b"></constructor>')).toEqual({
    links: [],
    headings: [],
    images: [],
    loads: [],
    anchors: ['b'],
  })
})

test('a heading in an attribute, a comment or a script is not a heading', () => {
  const html = `<div title="<h2 id='x'>X</h2>"><!-- <h2 id="y">Y</h2> --><script>"<h2 id=z>"</script></div>
<h2 id="a">A \`<!-- -->\`</h2><docs-code><figure class="code">code</figure></docs-code><h3 id="b">B</h3>`
  expect(collectReferences(html).headings.map(({ id, text }) => [id, text])).toEqual([
    ['a', 'A ``'],
    ['b', 'B'],
  ])
})

test('an image in a heading is its text', () => {
  const html =
    '<h2 id="a">A <img src="a.png" alt="mark &amp; sign"> B</h2><h2 id="b"><img alt=""></h2>'
  expect(collectReferences(html).headings.map(({ html, text }) => [html, text])).toEqual([
    ['A mark &amp; sign B', 'A mark & sign B'],
    ['', ''],
  ])
})

test.each([
  ['<img src="a.png">', '<img src="a.png" width="40" height="30" loading="lazy">'],
  ['<img src="a.png" height="60">', '<img src="a.png" width="80" loading="lazy" height="60">'],
  ['<img src="a.png" width="20px">', '<img src="a.png" height="15" loading="lazy" width="20px">'],
  ['<img src="a.png" width="50%">', '<img src="a.png" loading="lazy" width="50%">'],
  [
    '<img src="a.png" width="9" height="8">',
    '<img src="a.png" loading="lazy" width="9" height="8">',
  ],
])('the written size of %s counts, and keeps the ratio of the file', (html, expected) => {
  const image = (href: string) => ({
    href,
    attributes: { width: '40', height: '30', loading: 'lazy' },
  })
  expect(replaceReferences(html, { link: (href) => ({ href }), image })).toBe(expected)
})

test('a link inside another one names the address around it', () => {
  const html =
    '<a href="/card/"><b>Title</b> <a href="/in/">in</a></a> <a href="/after/">after</a> <a id="x"><a href="/in-name/">y</a></a>'
  expect(collectReferences(html).links).toEqual([
    { href: '/card/' },
    { href: '/in/', within: '/card/' },
    { href: '/after/' },
    { href: '/in-name/', within: '' },
  ])
  const apart = '<p><a href="/open/">a</p><a href="/next/">b</a><a href="/last/">c</a>'
  expect(collectReferences(apart).links.map(({ within }) => within)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
