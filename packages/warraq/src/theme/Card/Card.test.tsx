import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Card } from './Card.tsx'

const htmlOf = (icon?: string) =>
  renderToStaticMarkup(
    <Card href="/a/?b&c" title="<Gas>" icon={icon}>
      <p>What it costs</p>
    </Card>,
  )

test('the whole card is one link, named after its text', () => {
  expect(htmlOf()).toMatch(
    /^<a class="card" href="\/a\/\?b&amp;c"><span[^>]*>&lt;Gas&gt;<\/span><p>What it costs<\/p><\/a>$/,
  )
})

test('screen readers skip the icon', () => {
  expect(htmlOf('leaf')).toMatch(/<svg [^>]*aria-hidden="true"><path d="M[^"]+"/)
})

test.each(['unicorn', 'constructor', ''])('an unknown icon, "%s", is left out', (name) => {
  expect(htmlOf(name)).toBe(htmlOf())
})
