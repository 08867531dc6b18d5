import { expect, test } from 'vitest'
import { htmlToMarkdown } from '../../html/html-to-markdown.ts'
import { textOfHtml } from '../../html/text-of-html.ts'
import { PLAIN_CONTEXT } from '../compile-context.fixtures.ts'
import { compilePage } from '../compile-page.ts'
import { diagramSource, missingWords } from './diagram-source.ts'
import { pageSvg } from './diagram-svg.ts'

const compile = (text: string, format: 'md' | 'mdx' = 'md') =>
  compilePage({ file: 'a.md', format, text, firstLine: 3 }, PLAIN_CONTEXT)
const fence = (code: string, meta = '') => `\`\`\`mermaid${meta}\n${code}\n\`\`\``

test.each([
  ['graph TD; A[Read]-->B["Write; done"];', 'Read Write; done'],
  ['---\ntitle: Flow\n---\nflowchart LR\n  %% words\n  A-->|yes|B{Ask?}', 'yes A Ask?'],
  ['sequenceDiagram\n  Alice->>Bob: Hello there', 'Alice Bob Hello there'],
  ['stateDiagram-v2\n  [*] --> Still\n  Still --> [*]', 'Still'],
  ['xychart-beta\n  title "Blocks"\n  x-axis [jan, feb]\n  bar [1, 2]', 'Blocks jan'],
  ['erDiagram\n  CHAIN ||--o{ BLOCK : has', 'CHAIN BLOCK has'],
])('draws %j with its text', async (code, words) => {
  for (const format of ['md', 'mdx'] as const) {
    const { page, problems } = await compile(fence(code), format)
    expect(problems).toEqual([])
    expect(page.html).toMatch(
      /^<figure class="diagram" data-source="[^"]*"(?: tabindex="0")?><svg role="img"/,
    )
    for (const word of words.split(' ')) expect(textOfHtml(page.html)).toContain(word)
    expect(page.html).not.toMatch(/<style| style=|@import|data-(?!source)/)
    expect(htmlToMarkdown(page.html, 'https://a.example/')).toBe(fence(code))
  }
})

test('a diagram is named by what its author says, else by its text', async () => {
  const nameOf = async (text: string) =>
    / aria-label="([^"]*)"/.exec((await compile(text)).page.html)?.[1]
  expect(await nameOf(fence('graph TD\nA-->B', ' How "it" works'))).toBe('How &quot;it&quot; works')
  expect(await nameOf(fence('---\ntitle: "Flow"\n---\ngraph TD\nA-->B'))).toBe('Flow')
  expect(await nameOf(fence('graph TD\naccDescr: All of it\nA-->B'))).toBe('All of it')
  expect(await nameOf(fence('graph TD\nA-->B'))).toBe('A B')
})

test('two diagrams of a page have different ids', async () => {
  const { page } = await compile(`${fence('graph TD\nA-->B')}\n\n${fence('graph TD\nA-->B')}`)
  expect(page.anchors.length).toBeGreaterThan(2)
  expect(page.anchors).toHaveLength(new Set(page.anchors).size)
})

test.each([
  ['gantt\n  title x', 'gantt'],
  ['graph TD\n  A["one"] --> B{{"two"}} & C@{ shape: cloud, label: "three" }', 'three'],
  [`graph TD\n${'  A-->B\n'.repeat(3000)}`, 'more than 20000 characters'],
])('a diagram that cannot be drawn is a problem with its line, and shows its source', async (code, found) => {
  const { page, problems } = await compile(`# T\n\n${fence(code)}`)
  expect(problems).toMatchObject([
    { code: 'diagram/failed', line: 5, found: expect.stringContaining(found) },
  ])
  expect(page.html).toContain('<pre class="shiki" data-language="mermaid" translate="no">')
})

test('text on a colour of the author can be read in both colour modes', async () => {
  const { page } = await compile(
    fence('graph TD\nA[Light]-->B[Dark]\nC[Usual]\nstyle A fill:#f9f\nstyle B fill:navy'),
  )
  expect(page.html).toMatch(/fill="#111"[^>]*>Light</)
  expect(page.html).toMatch(/fill="#fff"[^>]*>Dark</)
  expect(page.html).toMatch(/fill="var\(--_text\)"[^>]*>Usual</)
})

test('a drawing takes nothing into the page but shapes and text', () => {
  const clean = (svg: string) => pageSvg(svg, 'd', 'x')
  expect(
    clean('<svg onload="x" width="1"><g style="a" data-a="b"><rect fill="url(#m)"/></g></svg>'),
  ).toBe('<svg role="img" aria-label="x" width="1"><g><rect fill="url(#d-m)"/></g></svg>')
  expect(clean('<svg><rect fill="url(https://a.example)"/></svg>')).toBe(
    '<svg role="img" aria-label="x"><rect/></svg>',
  )
  expect(() => clean('<svg><script>a</script></svg>')).toThrow('<script>')
  expect(() => clean('<svg><a href=x>b</a></svg>')).toThrow('cannot be read')
})

test('statements of a flowchart stand on lines of their own', () => {
  expect(diagramSource('graph TD; A["x;y"]-->B; B-->C[a;b]').code).toBe(
    'graph TD\n A["x;y"] --> B\n B --> C[a;b]',
  )
  expect(diagramSource('graph TD\nA-.->B<-->C==yes==>D---E').code).toBe(
    'graph TD\nA -.-> B <--> C == yes ==> D --- E',
  )
  expect(missingWords('A["one <b>two</b>"]\nclick A "three"', 'one')).toEqual(['two'])
})

test('names of nodes without a label that the drawing lacks are missed, those with one are not', () => {
  expect(missingWords('graph LR\nDébut --> Fin', 'D Fin')).toEqual(['Début'])
  expect(missingWords('graph LR\nСтарт --> B\nСтарт[Go]', 'go b')).toEqual([])
})
