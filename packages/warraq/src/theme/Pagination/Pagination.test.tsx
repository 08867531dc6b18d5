import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Pagination } from './Pagination.tsx'

const INTRO = { label: 'Keys & <roles>', href: '/intro/' }
const JOIN = { label: 'Join', href: '/join/' }

/** Direction and text of each link. */
const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)" rel="(\w+)">(.*?)<\/a>/g)].map(
    ([, href, rel, label = '']) => [rel, href, label.replace(/<[^>]*>/g, ' ').trim()],
  )

test('links the neighbours, each with its direction', () => {
  const html = renderToStaticMarkup(<Pagination previous={INTRO} next={JOIN} />)
  expect(html).toMatch(/^<nav [^>]*aria-label="Docs pages"/)
  expect(linksOf(html)).toEqual([
    ['prev', '/intro/', 'Previous Keys &amp; &lt;roles&gt;'],
    ['next', '/join/', 'Next Join'],
  ])
})

test('the first and the last page have one link, a page alone has no navigation', () => {
  const first = renderToStaticMarkup(<Pagination previous={undefined} next={JOIN} />)
  const last = renderToStaticMarkup(<Pagination previous={JOIN} next={undefined} />)
  expect(linksOf(first).map(([rel]) => rel)).toEqual(['next'])
  expect(linksOf(last).map(([rel]) => rel)).toEqual(['prev'])
  expect(renderToStaticMarkup(<Pagination previous={undefined} next={undefined} />)).toBe('')
})
