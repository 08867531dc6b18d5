import { expect, test } from 'vitest'
import { checkReachable, type SectionPage } from './check-reachable.ts'

const page = (href: string, more: Partial<SectionPage> = {}): SectionPage => ({
  href,
  file: `content${href}index.md`,
  html: '',
  view: {},
  parts: {},
  ...more,
})
const unreachable = (pages: readonly SectionPage[], laterItems = new Map()) =>
  checkReachable(pages, { start: '/a/', section: 'a', laterItems }).map(({ file }) => file)

test('pages are reached by links, by links of links and by the sidebar', () => {
  expect(
    unreachable(
      [
        page('/a/', {
          html: '<a class="x" href="/a/b/#part">b</a>',
          view: {
            sidebar: {
              id: 'a',
              label: 'A',
              items: [
                {
                  kind: 'category',
                  id: 'g',
                  label: 'G',
                  href: '/a/g/',
                  collapsible: true,
                  collapsed: true,
                  items: [],
                  itemsHref: '/items.json',
                },
              ],
            },
          },
        }),
        page('/a/b/', { html: '<a href="/a/c/">c</a>' }),
        page('/a/c/'),
        page('/a/g/'),
        page('/a/late/'),
      ],
      new Map([['/items.json', [{ kind: 'link', label: 'Late', href: '/a/late/' }]]]),
    ),
  ).toEqual([])
})

test('a page that no link leads to is reported, unless it is generated or has a notice', () => {
  expect(
    unreachable([
      page('/a/'),
      page('/a/lost/', { html: '<a href="/a/">a</a>' }),
      page('/a/tag/', { file: '(generated) a/tag' }),
      page('/a/draft/', { parts: { notice: 'draft' } }),
    ]),
  ).toEqual(['content/a/lost/index.md'])
})
