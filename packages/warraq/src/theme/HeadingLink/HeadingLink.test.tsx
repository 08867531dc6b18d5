import { expect, test } from 'vitest'
import { plainHtml } from '../parts/plain-theme.fixtures.ts'
import { HeadingLink } from './HeadingLink.tsx'

const htmlOf = (id: string, heading: string) =>
  plainHtml(<HeadingLink id={id} heading={heading} />, { directLink: 'Verweis auf „{heading}“' })

test.each([
  ['run', '#run'],
  ['комиссия', '#%D0%BA%D0%BE%D0%BC%D0%B8%D1%81%D1%81%D0%B8%D1%8F'],
  ['50%', '#50%25'],
  ['a"b', '#a%22b'],
])('the link of the id %s leads to %s', (id, href) => {
  const found = / href="([^"]*)"/.exec(htmlOf(id, 'Run'))?.[1] ?? ''
  expect(found).toBe(href)
  expect(decodeURIComponent(found.slice(1))).toBe(id)
})

test('is named after its heading, in the language of the site, not by its sign', () => {
  const name = 'Verweis auf „Use &lt;b&gt; &amp; {heading}“'
  expect(htmlOf('use', 'Use <b> & {heading}')).toContain(`aria-label="${name}" title="${name}"`)
})

test('a translation of the page by the browser leaves the sign alone', () => {
  expect(htmlOf('run', 'Run')).toContain(' translate="no">#</a>')
})
