import { expect, test } from 'vitest'
import { headSchema } from '../config/head-schema.ts'
import { foreignLoads, headTagOf, pageHeadTags, siteHeadEnd } from './head-elements.ts'

test('writes the elements below the base path, and gives the policy their inline code', () => {
  const elements = headSchema.parse([
    { tag: 'script', attributes: { src: '/count.js', async: true, defer: false, 'data-n': 1 } },
    { tag: 'script', content: 'a = 1 < 2\r\nb()' },
    { tag: 'style', content: 'p > a {}' },
    { tag: 'link', attributes: { rel: 'me', href: 'https://social.example/?a&b' } },
  ])
  expect(siteHeadEnd(elements, '/x/')).toEqual({
    html:
      '<script src="/x/count.js" async data-n="1"></script><script>a = 1 < 2\nb()</script>' +
      '<style>p > a {}</style><link rel="me" href="https://social.example/?a&amp;b">',
    scripts: ['a = 1 < 2\nb()'],
    styles: ['p > a {}'],
  })
})

test.each([
  ['script', { src: 'https://a.example/x.js' }, 'scripts'],
  ['link', { rel: 'stylesheet', href: '//a.example/x.css' }, 'styles'],
  ['link', { rel: 'shortcut icon', href: 'https://a.example/x.ico' }, 'images'],
  ['link', { rel: 'preload', as: 'font', href: 'https://a.example/x.woff2' }, 'fonts'],
  ['link', { rel: 'canonical', href: 'https://a.example/' }, undefined],
  ['link', { rel: 'stylesheet', href: '/x.css' }, undefined],
] as const)('<%s %j> loads %s', (tag, attributes, kind) => {
  const loads = foreignLoads([headTagOf({ tag, attributes }, '/')])
  expect(loads.map((load) => load.kind)).toEqual(kind === undefined ? [] : [kind])
})

test.each([
  ['/changes.xml', '/x/changes.xml'],
  ['/x/changes.xml', '/x/changes.xml'],
  ['//a.example/changes.xml', '//a.example/changes.xml'],
  ['https://a.example/', 'https://a.example/'],
])('a link that a page adds to its head leads from %s to %s below a base path', (href, placed) => {
  const tags = (to: string) =>
    [{ tag: 'link', attributes: { rel: 'alternate', href: to } }] as const
  expect(pageHeadTags(tags(href), '/x/')).toEqual(tags(placed))
  expect(pageHeadTags(tags(href), '/')).toEqual(tags(href))
})
