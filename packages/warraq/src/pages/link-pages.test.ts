import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import { docAt } from './site.fixtures.ts'
import { wholeSite } from './whole-site.fixtures.ts'

const root = temporaryFolder()
const SVG = '<svg width="4" height="3"></svg>'

beforeAll(() => {
  for (const folder of ['content/deep.svg', 'static/img'])
    mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, 'content/a b.svg'), SVG)
  writeFileSync(join(root, 'static/img/c.svg'), SVG)
})

const doc = docAt('a.md')
const site = (html: string) =>
  wholeSite({ docs: [[doc, html]], root, config: { staticDirs: ['static'] } })

test('files of pages are copied under a hashed name, files of static folders keep theirs', () => {
  const { links } = site('<img src="./a%20b.svg"><img src="/img/c.svg">')
  const html = links.htmlOf(doc.file)
  expect(html).toMatch(/src="\/x\/assets\/files\/a%20b-[\da-f]{10}\.svg" width="4" height="3"/)
  expect(html).toContain('src="/x/img/c.svg" width="4" height="3"')
  expect([...links.assets.files.keys()]).toEqual([
    expect.stringMatching(/^assets\/files\/a b-[\da-f]{10}\.svg$/),
  ])
})

test('a folder is not a file', () => {
  expect(site('<img src="./deep.svg">').links.htmlOf(doc.file)).toBe('<img src="./deep.svg">')
})

test.each([
  ['./a b.svg', /^\/assets\/files\/a%20b-[\da-f]{10}\.svg$/],
  ['/img/c.svg', /^\/img\/c\.svg$/],
  ['pathname:///made.png', /^\/made\.png$/],
  ['https://x.org/d.png', /^https:\/\/x\.org\/d\.png$/],
  ['/gone.png', /^\/gone\.png$/],
])('the image %s has its address', (image, address) => {
  expect(site('').links.imageHref(image, doc)).toMatch(address)
})

test('a translation is found by the name of its original, and a missing one by its own', () => {
  const translated = { ...docAt('b.md'), file: 'i18n/de/b.md', originalFile: 'content/b.md' }
  const missing = { ...docAt('c.md'), missingTranslation: 'i18n/de/c.md' }
  const { links } = wholeSite({
    docs: [
      [translated, ''],
      [missing, ''],
    ],
  })
  const routeOf = (file: string) => links.index.routeOfFile.get(file)
  expect(['i18n/de/b.md', 'content/b.md'].map(routeOf)).toEqual(['/docs/b/', '/docs/b/'])
  expect(['i18n/de/c.md', 'content/c.md'].map(routeOf)).toEqual(['/docs/c/', '/docs/c/'])
})

test('every page has its anchors, pages of the engine included', () => {
  const { links } = site('<h2 id="part">Part</h2>')
  expect([...(links.anchors.get('/docs/a/') ?? [])]).toEqual(['part'])
  expect(links.anchors.has('/404.html')).toBe(true)
})

test('a link of another section leads to the released version, one among unreleased pages does not', () => {
  const site = temporaryFolder()
  writeFileSync(join(site, 'docs_versions.json'), '["1.0"]')
  const next = (name: string) => {
    const doc = docAt(`${name}.md`)
    return { ...doc, baseRoute: '/docs/next/', route: `/docs/next/${name}/` }
  }
  const released = { ...docAt('a.md'), file: 'docs_versioned_docs/version-1.0/a.md' }
  const other = { ...docAt('b.md'), file: 'other/b.md', rootKey: 'other', route: '/other/b/' }
  const html =
    '<a href="../content/a.md#x">a</a> <a href="../content/new.md">n</a> <a href="/docs/next/a/">next</a>'
  const { links } = wholeSite({
    root: site,
    config: {
      sections: [
        { id: 'docs', path: 'content', route: '/docs/' },
        { id: 'other', path: 'other', route: '/other/' },
      ],
    },
    docs: [
      [next('a'), '<a href="./new.md">n</a>'],
      [next('new'), '<a href="./a.md">a</a>'],
      [{ ...released, rootKey: 'docs@1.0' }, '<a href="../../other/b.md">b</a>'],
      [other, html],
    ],
  })
  const hrefsIn = (file: string) =>
    [...links.htmlOf(file).matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
  expect(hrefsIn('other/b.md')).toEqual(['/x/docs/a/#x', '/x/docs/next/new/', '/x/docs/next/a/'])
  expect(hrefsIn('content/new.md')).toEqual(['/x/docs/next/a/'])
  expect(hrefsIn('content/a.md')).toEqual(['/x/docs/next/new/'])
  expect(hrefsIn(released.file)).toEqual(['/x/other/b/'])
})
