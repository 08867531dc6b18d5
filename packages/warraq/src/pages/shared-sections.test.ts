import { expect, test } from 'vitest'
import { docAt } from './site.fixtures.ts'
import { wholeSite } from './whole-site.fixtures.ts'

const SECTIONS = [
  { id: 'docs', label: 'Docs', icon: 'book', path: 'content', route: '/docs/' },
  { id: 'notes', path: 'notes', route: '/notes/' },
  { id: 'api', icon: 'code', path: 'api', route: '/api/', sidebar: { manual: ['call'] } },
  { id: 'blog', icon: 'file', path: 'blog', route: '/blog/', sidebar: { other: ['post'] } },
]

const docs = [
  [docAt('index.md', { title: 'Start' }), ''],
  ...[
    ['notes', 'a'],
    ['api', 'call'],
    ['blog', 'post'],
  ].map(([key = '', id = '']) => {
    const place = { rootKey: key, baseRoute: `/${key}/`, route: `/${key}/${id}/` }
    return [{ ...docAt(`${id}.md`), ...place, file: `${key}/${id}.md` }, ''] as const
  }),
] as const

function sidebarAt(href: string) {
  const config = { sections: SECTIONS, sidebar: { shared: 'manual' } }
  const page = wholeSite({ docs, config }).ready.pages.find((found) => found.href === href)
  return page?.view.sidebar
}

const rowsAt = (href: string) =>
  sidebarAt(href)?.sections?.map(
    ({ label, href: to, icon, isCurrent }) =>
      `${isCurrent ? '> ' : ''}${label} ${to} ${icon ?? '-'}`,
  )

test('sections of one sidebar are rows; one without an icon only beside its own pages', () => {
  const ids = ['/x/docs/', '/x/notes/a/', '/x/api/call/'].map((href) => sidebarAt(href)?.id)
  expect(ids).toEqual(['manual', 'manual', 'manual'])
  expect(rowsAt('/x/docs/')).toEqual(['> Docs /x/docs/ book', 'api /x/api/call/ code'])
  expect(rowsAt('/x/notes/a/')).toEqual([
    'Docs /x/docs/ book',
    '> notes /x/notes/a/ -',
    'api /x/api/call/ code',
  ])
})

test('a section with a sidebar of another id keeps it to itself', () => {
  expect(sidebarAt('/x/blog/post/')).toMatchObject({ id: 'blog/other' })
  expect(rowsAt('/x/blog/post/')).toBeUndefined()
})
