import { diagramSource, missingWords } from '@warraq/fences/diagram-source'
import { pageSvg } from '@warraq/fences/diagram-svg'
import { htmlToMarkdown } from '@warraq/markup/html-to-markdown'
import { textOfHtml } from '@warraq/markup/text-of-html'
import { expect, test } from 'vitest'
import { PLAIN_CONTEXT } from '../compile-context.fixtures.ts'
import type { CodeReader } from '../compile-context.ts'
import { compilePage } from '../compile-page.ts'

const FILES: Readonly<Record<string, string>> = {
  'docs/guide/a.js': 'let a\n// #region one\nlet one\n// #endregion\n',
  'docs/shared.js': 'let shared\n',
  'top.js': 'let top\n',
}
const readCode: CodeReader = (file) => {
  const text = FILES[file]
  return text === undefined ? (file.startsWith('../') ? 'outside' : 'missing') : { text }
}
const compile = (text: string, format: 'md' | 'mdx' = 'md') =>
  compilePage(
    { file: 'docs/guide/page.md', format, text, firstLine: 11 },
    { ...PLAIN_CONTEXT, readCode },
  )
const textOf = async (text: string) =>
  htmlToMarkdown((await compile(text)).page.html, 'https://a.example/')

test('npm2yarn shows the commands of four package managers as tabs of one group', async () => {
  const written = '```bash npm2yarn title="Shell"\nnpm install --save-dev jest\n```'
  const { page, problems } = await compile(`${written}\n\n${written}`)
  expect(problems).toEqual([])
  expect(page.html.match(/<docs-tabs data-group="npm2yarn"/g)).toHaveLength(2)
  expect(page.anchors).toHaveLength(new Set(page.anchors).size)
  expect(
    await textOf('```npm2yarn\n$ npm ci\n# npm is installed\nnpx jest \\\n  --watch\n```'),
  ).toBe(
    [
      ['npm', '$ npm ci', 'npx jest \\\n  --watch'],
      ['yarn', '$ yarn install --immutable', 'yarn dlx jest \\\n  --watch'],
      ['pnpm', '$ pnpm install --frozen-lockfile', 'pnpm dlx jest \\\n  --watch'],
      ['bun', '$ bun install --frozen-lockfile', 'bun x jest \\\n  --watch'],
    ]
      .map(
        ([name, first, last]) =>
          `**${name}**\n\n\`\`\`bash\n${first}\n# npm is installed\n${last}\n\`\`\``,
      )
      .join('\n\n'),
  )
  expect((await compile(written, 'mdx')).page.html).toContain('<docs-tabs data-group="npm2yarn"')
})

test.each([
  ['./a.js', 'let a\n// #region one\nlet one\n// #endregion'],
  ['"./a.js#L3"', 'let one'],
  ['a.js#one', 'let one'],
  ['../shared.js', 'let shared'],
  ['/top.js', 'let top'],
  ['@site/top.js', 'let top'],
  ['<rootDir>/top.js', 'let top'],
  ['@/shared.js', 'let shared'],
])('file=%s shows the code of the file', async (file, code) => {
  expect(await textOf(`\`\`\`js file=${file}\n\`\`\``)).toBe(`\`\`\`js\n${code}\n\`\`\``)
})

test('a page depends on the files that it shows', async () => {
  const { page } = await compile('```js file=./a.js\n```')
  expect(page.dependencies).toEqual(['docs/guide/a.js'])
})

test('by such a rule code beside the name of a file stays', async () => {
  const text = '```js file="a.js"\nlet own\n```\n\n```js file=./a.js#L1\n```\n'
  const { page, problems } = await compilePage(
    { file: 'docs/guide/page.md', format: 'md', text, firstLine: 1 },
    { ...PLAIN_CONTEXT, readCode, rules: { keepsCodeOfFences: true } },
  )
  expect(problems).toEqual([])
  expect(textOfHtml(page.html)).toMatch(/let own\s+let a/)
})

test.each([
  ['./b.js', 'code/unusable-file', 'file=./b.js, which does not exist'],
  [
    '../../../x.js',
    'code/unusable-file',
    'file=../../../x.js, which is outside the site folder and its repository',
  ],
  ['./a.js#two', 'code/unknown-part', 'file=./a.js#two'],
  ['./a.js#L9', 'code/unknown-part', 'file=./a.js#L9'],
])('file=%s is a problem with its line, and the block says so', async (file, code, found) => {
  const { page, problems } = await compile(`# T\n\n\`\`\`js file=${file}\n\`\`\``)
  expect(problems).toMatchObject([{ code, found, line: 13 }])
  expect(textOfHtml(page.html)).toBe(`T ${file}`)
})

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
    { code: 'diagram/failed', line: 13, found: expect.stringContaining(found) },
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

const sourceOf = (code: string) => diagramSource(code).code

test('statements of a flowchart stand on lines of their own', () => {
  expect(sourceOf('graph TD; A["x;y"]-->B; B-->C[a;b]')).toBe(
    'graph TD\nA["x;y"] --> B\nB --> C["a;b"]',
  )
  expect(sourceOf('flowchart\nA-.->B<-->C==yes==>D----E')).toBe(
    'flowchart TD\nA -.-> B <--> C ==>|"yes"| D --- E',
  )
})

test('each node has its label where it first stands', () => {
  expect(sourceOf('graph LR\nA-->B & C\nB(Later)')).toBe('graph LR\nA --> B("Later") & C\nB')
  expect(sourceOf('stateDiagram-v2\n[*] --> s1\ns1 : Waiting')).toBe(
    'stateDiagram-v2\nstate "Waiting" as s1\n[*] --> s1',
  )
})

test.each([
  [
    'graph LR\n开始 --> 检查{好吗?}\n检查 -- 是 --> 结束\nstyle 开始 fill:#f9f',
    '开始 好吗? 是 结束',
  ],
  ['graph LR\nDébut --> Étape:::gros\nclassDef gros fill:navy', 'Début Étape'],
  ['graph TD\nsubgraph Начало\nСтарт\nend\nsubgraph к [Конец]\nstop\nend', 'Начало Старт Конец'],
  ['graph TD\nहिन्दी --> v1.2 --> 🚀', 'हिन्दी v1.2 🚀'],
  ['graph TD\nA["f(x)[0]"] --> B("one\\ntwo (2)") ----> C[/slanted/]', 'f(x)[0] (2) slanted'],
  [
    'stateDiagram-v2\n[*] --> 空闲\n空闲 --> चालू : शुरू\nstate Работа {\nпуск --> ход\n}',
    '空闲 चालू शुरू Работа пуск ход',
  ],
  [
    'sequenceDiagram\nparticipant Key holder\nactor 用 as 用户\nKey holder->>用: 登录\nNote over Key holder,用: done',
    'Key holder 用户 登录 done',
  ],
  [
    'classDiagram\nЖивотное<|--Собака : есть\nclass D["Big dog"] {\n+имя() String\n}\nD --> Собака',
    'Животное Собака есть Big dog имя',
  ],
  [
    'erDiagram\nКЛИЕНТ ||--o{ "Delivery address" : имеет\np[Person] {\nstring имя\n}\nALONE',
    'КЛИЕНТ Delivery address имеет Person имя ALONE',
  ],
])('shows every name of %j', async (code, words) => {
  const { page, problems } = await compile(fence(code))
  expect(problems).toEqual([])
  const text = textOfHtml(page.html)
  for (const word of words.split(' ')) expect(text).toContain(word)
  expect(text).not.toMatch(/[\ue000-\uf8ff]|(?:^|\s)n\d(?:\s|$)/)
})

test.each([
  ['graph TD\nA --x B', '--x B'],
  ['graph TD\nA --> B@{ shape: cloud }', '@{ shape'],
  ['stateDiagram-v2\nA --> B\nnote right of A\nWords\nend note', 'note right of A'],
  ['sequenceDiagram\nA->>B: hi\nbox Group\nend', 'box Group'],
  ['classDiagram\nA --> B\nnote for A words', 'note for A words'],
  ['erDiagram\nA one to many B : has', 'A one to many'],
])('what the package would leave out of %j is reported', async (code, found) => {
  const { problems } = await compile(fence(code))
  expect(problems).toMatchObject([
    { code: 'diagram/failed', found: expect.stringContaining(found) },
  ])
})

test('words and names that the drawing lacks are missed', () => {
  const missing = (code: string, drawn: string) => missingWords(diagramSource(code), drawn)
  expect(missing('graph TD\nA["one <b>two</b>"]\nclick A "three"', 'one')).toEqual(['two'])
  expect(missing('graph LR\nDébut --> Fin', 'D Fin')).toEqual(['Début'])
  expect(missing('graph LR\nСтарт --> B\nСтарт[Go]', 'go b')).toEqual([])
  expect(missing('classDiagram\nA --> B', 'B')).toEqual(['A'])
})

test('arrows that would take minutes to lay out are reported, however short the source is', async () => {
  const names = (letter: string) => Array.from({ length: 40 }, (_, at) => letter + at).join(' & ')
  const { problems } = await compile(fence(`graph TD\n${names('a')} --> ${names('b')}`))
  expect(problems).toMatchObject([
    { code: 'diagram/failed', found: 'a diagram with 1600 arrows between 80 nodes' },
  ])
})

test('so are thousands of nodes', async () => {
  const lines = Array.from({ length: 1000 }, (_, at) => `n${at}`)
  const { problems } = await compile(fence(['graph TD', ...lines].join('\n')))
  expect(problems).toMatchObject([{ found: 'a diagram with 1000 nodes' }])
})
