import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Feedback } from './Feedback.tsx'

test('answers that are counted are two buttons, whose values no language changes', () => {
  const html = renderToStaticMarkup(<Feedback feedback={{ kind: 'count' }} />)
  expect(html).toMatch(/<button type="button" [^>]*value="yes">Yes<\/button> <button type="button"/)
  expect(html).toMatch(/value="no">No<\/button>/)
  expect(html).not.toContain('<a ')
})

test('otherwise a link leads to a new issue, and says that it opens a new tab', () => {
  const href = 'https://github.com/a/b/issues/new?title=C&body=D'
  const html = renderToStaticMarkup(<Feedback feedback={{ kind: 'issue', href }} />)
  expect(html).toContain(
    '<a href="https://github.com/a/b/issues/new?title=C&amp;body=D" target="_blank" rel="noopener noreferrer">Tell us what is missing<span class="visually-hidden"> (opens in new tab)</span></a>',
  )
  // Nothing may wait for a script that is not loaded.
  expect(html).not.toContain('docs-feedback')
})
