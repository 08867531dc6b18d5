import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Diagnostic } from '../../shared/data/diagnostic.ts'
import { ProblemList } from './ProblemList.tsx'

const PROBLEM: Diagnostic = {
  code: 'html/unknown-element',
  severity: 'error',
  file: 'a.md',
  line: 3,
  found: '<blink>',
  expected: 'an element of HTML',
  fix: 'remove it',
}

const htmlOf = (...problems: (typeof PROBLEM)[]) =>
  renderToStaticMarkup(
    <ProblemList problems={problems} isRebuilding={false} onClose={() => {}} onOpen={() => {}} />,
  )

test('shows a problem as the terminal does, with quoted HTML as text', () => {
  expect(htmlOf(PROBLEM)).toContain(`a.md:3</button>  error  html/unknown-element
  found     &lt;blink&gt;
  expected  an element of HTML
  fix       remove it</pre>`)
})

test('shows problems that are equal as often as they were found, below one named button', () => {
  expect(htmlOf(PROBLEM, PROBLEM).match(/<pre>/g)).toHaveLength(2)
  expect(htmlOf(PROBLEM, PROBLEM).match(/<button [^>]*aria-label="Close"/g)).toHaveLength(1)
})

test('the place of a problem opens its file, if it has one', () => {
  expect(htmlOf(PROBLEM)).toMatch(/<pre><button [^>]*class="place"[^>]*>a\.md:3</)
  expect(htmlOf({ ...PROBLEM, file: '/a/' })).not.toContain('class="place"')
})

test('warnings are a line below the errors, which opens', () => {
  const warning = { ...PROBLEM, file: 'b.md', severity: 'warning' } as const
  const html = renderToStaticMarkup(
    <ProblemList
      problems={[warning, PROBLEM, warning]}
      isRebuilding={false}
      onClose={() => {}}
      onOpen={() => {}}
    />,
  )
  expect(html.replace(/<pre>.*?<\/pre>/gs, (text) => (text.includes('a.md') ? 'A' : 'B'))).toMatch(
    /<\/button>A<details><summary>2 warnings<\/summary>BB<\/details>$/,
  )
})

test('says that the site is being rebuilt, also without problems', () => {
  expect(
    renderToStaticMarkup(
      <ProblemList problems={[]} isRebuilding onClose={() => {}} onOpen={() => {}} />,
    ),
  ).toContain('<p role="status">Rebuilding …</p>')
})
