import { expect, test } from 'vitest'
import { tabsScript } from '../../shared/browser/inline-scripts.ts'
import { formatDiagnostic } from '../../shared/data/diagnostic.ts'
import { PLAIN_CONTEXT } from '../compile-context.fixtures.ts'
import { reportedOf } from '../compile-page.fixtures.ts'
import { compilePage } from '../compile-page.ts'

const problemsOf = (text: string, format: 'md' | 'mdx' = 'md', allowed: string[] = []) =>
  reportedOf(text, format, { ...PLAIN_CONTEXT, allowedHtml: new Set(allowed) })

test.each([
  ['<script>1</script>', ['1 html/forbidden: the element <script>']],
  ['a\n\n<img src="x.png" alt="" onerror="1">', ['3 html/forbidden: onerror of <img>']],
  [
    'a <b style="position:fixed;color:red; background: url(x)">b</b>',
    ['1 html/forbidden: style of <b>: position:fixed; background: url(x)'],
  ],
  ['[a](/x)\n\n[b](java&#115;cript:1)', ['3 html/forbidden-address: javascript:1']],
  ['a\n\n<javascript:1>', ['3 html/forbidden-address: javascript:1']],
  ['[a][b]\n\n[b]: data:text/html,x', ['3 html/forbidden-address: data:text/html,x']],
  ['<iframe src="https://a.example/"></iframe>', ['1 html/forbidden: the element <iframe>']],
  ['<svg><set attributeName="x"/></svg>', ['1 html/forbidden: the element <set>']],
  [`<script async>${tabsScript}</script>`, ['1 html/forbidden: the element <script>']],
  ['<docs-slot n="0"></docs-slot>', ['1 html/forbidden: the element <docs-slot>']],
  ['<body onload="1">', ['1 html/forbidden: the element <body>']],
  [
    '<p>a</p> <a href="javascript:1">b</a>',
    ['1 html/forbidden-address: href="javascript:1" of <a>'],
  ],
  ['[a](vscode://x)', ['1 html/forbidden-address: vscode://x']],
])('refuses %j', async (text, problems) => {
  expect(await problemsOf(text)).toEqual(problems)
})

test('the script of tabs inside an attribute hides nothing', async () => {
  const text = `<p title='<script>'>${tabsScript}</script><img src=x onerror=1>'>a</p>`
  expect(await problemsOf(text)).toContain('1 html/forbidden: onerror of <img>')
})

test.each([
  '<div>',
  '</div>',
  '</article>',
  '<textarea>',
  '<!-- open',
  '<table>',
  '<b>',
  '<select>',
])('refuses %j, which changes what comes after it', async (text) => {
  expect((await problemsOf(text)).join()).toContain('html/unclosed')
})

test.each([
  '<!--> x -->',
  '<!-- a --!> b -->',
  '<![CDATA[ a ]]>',
  '</p title="">',
  '<div class="a"id="b"></div>',
])('refuses %j, which parsers read in several ways', async (text) => {
  expect((await problemsOf(text)).join()).toContain('html/ambiguous')
})

test.each([
  '<p align="center"><img src="a.png" alt="a" width="10"></p>',
  '<details open><summary>a</summary>\n\n- b\n\n</details>',
  'a<br>b <kbd>c</kbd> <a name="d"></a>',
  '<video src="a.mp4" controls poster="a.png"></video>',
  '<svg viewBox="0 0 1 1"><title>a</title><path d="M0 0" fill="url(#a)"/></svg>',
  '<math><mi>x</mi></math>',
  '<p>a\n\nb',
  '[a](mailto:a@b.example) [b](tel:1) <https://a.example>',
  '![a](data:image/png;base64,AAAA)',
  '![a](data:image/svg+xml;base64,AAAA)',
  '<my-element some="thing"></my-element>',
  '- [x] done\n\n| a |\n|---|\n| b |\n\n[^1]\n\n[^1]: note',
  ':::tabs\n:::tab[One]\n```js\na\n```\n:::\n:::',
  '<!-- a comment -->',
])('takes %j', async (text) => {
  expect(await problemsOf(text)).toEqual([])
})

test('the configuration allows elements and schemes by name', async () => {
  const frame = '<iframe src="https://a.example/" title="a"></iframe>'
  expect(await problemsOf(frame, 'md', ['iframe'])).toEqual([])
  expect(await problemsOf('<iframe srcdoc="x"></iframe>', 'md', ['iframe'])).toEqual([
    '1 html/forbidden: srcdoc of <iframe>',
  ])
  expect(await problemsOf('[a](vscode://x)', 'md', ['vscode:'])).toEqual([])
})

test('MDX is judged by the HTML it makes', async () => {
  expect(
    await problemsOf('a\n\n<p dangerouslySetInnerHTML={{ __html: "<img onerror=1>" }} />', 'mdx'),
  ).toEqual(['3 html/forbidden: onerror of <img>'])
  expect(await problemsOf('<iframe src="https://a.example/" />', 'mdx')).toEqual([
    '1 html/forbidden: the element <iframe>',
  ])
})

test('the message about a mistake suggests a fix', async () => {
  const body = {
    file: 'content/a.md',
    format: 'md',
    text: '<iframe></iframe>',
    firstLine: 8,
  } as const
  const { problems } = await compilePage(body, PLAIN_CONTEXT)
  expect(problems.map((problem) => formatDiagnostic(problem)).join('\n')).toMatchInlineSnapshot(`
    "content/a.md:8  error  html/forbidden
      found     the element <iframe>
      expected  elements and attributes that only show something
      fix       use Markdown, a directive or a component of the site, or name the element in checks.allowedHtml of docs.config.ts"
  `)
})

test.each([
  ['quotations', '> '.repeat(600)],
  ['elements', '<b>'.repeat(600)],
])('refuses %s that nest too deeply to be read, without reading them', async (_, open) => {
  expect((await problemsOf(`${open}a`)).join()).toContain(
    'html/too-deep: elements, containers, quotations or lists nested more than 400 deep',
  )
})

test.each([
  ['a\n\n## A {#docsMain}', '3 html/reserved-id: the id "docsMain"'],
  ['a\n\n<p id="docsData">{}</p>', '3 html/reserved-id: the id "docsData"'],
  [':::details[A]{#docsSearchList}\na\n:::', '1 html/reserved-id: the id "docsSearchList"'],
])('refuses %j, whose id the shell uses', async (text, problem) => {
  expect(await problemsOf(text)).toEqual([problem])
})

test('headings have the ids of GitHub, whatever the shell is made of', async () => {
  const text =
    '## Page\n\n## Main\n\n## Page\n\n## Root\n\n## Templates\n\n## docsMain\n\n## Search list'
  const { page, problems } = await compilePage(
    { file: 'content/a.md', format: 'md', text, firstLine: 1 },
    PLAIN_CONTEXT,
  )
  expect(problems).toEqual([])
  expect(page.anchors).toEqual([
    'page',
    'main',
    'page-1',
    'root',
    'templates',
    'docsmain',
    'search-list',
  ])
})

test.each([
  'javascript:1',
  'JAVASCRIPT:1',
  'java&Tab;script:1',
  'data:text/html,x',
  'blob:https://a.example/b',
  'http://a.example/',
  '//a.example/',
  '/docs/',
  'about:blank',
])('an iframe that the configuration allows shows no %s', async (src) => {
  const problems = await problemsOf(`<iframe src="${src}" title="a"></iframe>`, 'md', ['iframe'])
  expect(problems.join()).toContain('html/forbidden-address: src=')
})

const ALIGNED = '| Key | Times | Note |\n|:---:|------:|:-----|\n| `a` | 1 | b |\n'

test.each([
  ['md', ALIGNED],
  ['md', `Press <kbd>Ctrl</kbd>.\n\n${ALIGNED}`],
  ['md', `<!-- a -->\n\n${ALIGNED}`],
  ['md', `:::tabs\n:::tab[One]\n\n${ALIGNED}\n:::\n:::\n\n<br>`],
  ['md', `> ${ALIGNED.replaceAll('\n', '\n> ')}\n\n<br>`],
  ['mdx', ALIGNED],
  ['mdx', `<details>\n<summary>A</summary>\n\n${ALIGNED}\n</details>`],
] as const)('aligns the columns of a table by class in %s: %j', async (format, text) => {
  const body = { file: 'content/a.md', format, text, firstLine: 1 }
  const { page, problems } = await compilePage(body, PLAIN_CONTEXT)
  expect(problems).toEqual([])
  expect(page.html).not.toContain('style=')
  expect(page.html.match(/<t[hd] class="align-\w+"/g)).toEqual(
    ['<th', '<td'].flatMap((cell) =>
      ['center', 'right', 'left'].map((side) => `${cell} class="align-${side}"`),
    ),
  )
})

test.each([
  [
    'md',
    'a\n\n<Tabs>\n<TabItem value="a">\n\nb\n\n</TabItem>\n</Tabs>',
    ['3 the element <Tabs>', '4 the element <TabItem>'],
  ],
  [
    'md',
    '<div\n className="a"\n  onClick="f()">\n</div>',
    ['1 className of <div>', '1 onClick of <div>'],
  ],
  [
    'md',
    '`<df>`\n\n<df>a</df>\n\n```html\n<df>\n```\n\n- b <df>c</df>',
    ['3 the element <df>', '9 the element <df>'],
  ],
  ['md', '> a\n>\n> <p\n> style="b">c</p>', ['3 style of <p>: b']],
  [
    'md',
    ':::note\n<font size="1">a</font>\n:::\n\n<font>b</font>',
    ['2 the element <font>', '5 the element <font>'],
  ],
  ['md', '<A HREF="javascript:f()">a</A>', ['1 HREF="javascript:f()" of <A>']],
  [
    'mdx',
    'a\n\n<div style={{ position: "fixed" }}>b</div>\n\n<df>c</df>',
    ['3 style of <div>: position:fixed', '5 the element <df>'],
  ],
  ['mdx', 'a\n\n<div style="color: red; zoom: 2">b</div>', ['3 style of <div>: zoom:2']],
  [
    'md',
    '<p style="color: red">a</p>\n\n<p style="color: url(a)">b</p>',
    ['3 style of <p>: color: url(a)'],
  ],
] as const)('in %s, %j is reported in its line and spelling', async (format, text, expected) => {
  const body = { file: 'content/a.md', format, text, firstLine: 1 }
  const { problems } = await compilePage(body, PLAIN_CONTEXT)
  expect(problems.map(({ line, found }) => `${line} ${found}`)).toEqual(expected)
})

test.each([
  ['md', 'a\n\n<!-- open', '3 HTML that browsers correct: eof in comment'],
  ['md', 'a\n\n:::card{title="b" href="javascript:f()"}\n:::', '3 javascript:…'],
  ['mdx', 'a\n\n[b](javascript:f())', '3 href="javascript:…" of <a>'],
  ['mdx', 'a\n\n<Head><base href="/" /></Head>', '3 <base> in the head, which is left out'],
] as const)('in %s, %j has its line', async (format, text, expected) => {
  const body = { file: 'content/a.md', format, text, firstLine: 1 }
  const { problems } = await compilePage(body, PLAIN_CONTEXT)
  expect(problems.map(({ line, found }) => `${line} ${found}`)).toContain(expected)
})

test('an address is looked up where it stands, not at another link', async () => {
  const text = '<a href="/b">c</a>\n\n[d](C:\\e\\f.md) [g](localhost:3000)\n\n<a href="foo:h">i</a>'
  const body = { file: 'content/a.md', format: 'md', text, firstLine: 1 } as const
  const { problems } = await compilePage(body, PLAIN_CONTEXT)
  expect(problems.map(({ line, fix }) => `${line} ${fix}`)).toEqual([
    '3 write a path from the page to the file, with / in it',
    '3 write http://localhost:3000',
    expect.stringMatching(/^5 correct the address, or name its scheme/),
  ])
})

test('a placeholder that is not escaped is reported and shown', async () => {
  const body = {
    file: 'content/a.md',
    format: 'md',
    text: 'a\nRun <Name> b',
    firstLine: 1,
  } as const
  const { page, problems } = await compilePage(body, PLAIN_CONTEXT)
  expect(problems).toMatchObject([{ line: 2, found: 'the element <Name>' }])
  expect(page.html).toContain('Run &lt;Name&gt; b')
})

test('HTML of a partial is reported in the partial', async () => {
  const partial = '---\n---\n\na\n\n<p style={{ zoom: 2 }}>b</p>'
  const text = "import Part from './_part.mdx'\n\n<Part />"
  const { problems } = await compilePage(
    { file: 'content/a.mdx', format: 'mdx', text, firstLine: 1 },
    { ...PLAIN_CONTEXT, readFile: () => partial },
  )
  expect(problems).toMatchObject([
    { file: 'content/_part.mdx', line: 6, found: 'style of <p>: zoom:2' },
  ])
})

test.each([
  [
    '<p style="zoom: 2">a</p>',
    'give the element a class, and the class a rule with these declarations in the style sheet of the site',
  ],
  ['<p onclick="f()">a</p>', 'remove it; what reacts to readers belongs to an island'],
  [
    '<p v-pre>a</p>',
    "remove it, or allow it in docs.config.ts: checks: { allowedHtml: ['p[v-pre]'] }",
  ],
  ['<div className="a">b</div>', 'write class'],
  [
    '<Card>a</Card>',
    'if it is a component, rename the page to .mdx; if it is text, write \\<Card>',
  ],
  [
    '<script>f()</script>',
    'remove it; what runs or styles something belongs to a component or a style sheet of the site',
  ],
  ['[a](pathname://javascript:f())', 'correct or remove the address; no reader can follow it'],
  [
    '[a](foo:b)',
    "correct the address, or name its scheme in docs.config.ts: checks: { allowedHtml: ['foo:'] }",
  ],
])('the advice about %j can be followed', async (text, fix) => {
  const body = { file: 'content/a.md', format: 'md', text, firstLine: 1 } as const
  const { problems } = await compilePage(body, PLAIN_CONTEXT)
  expect(problems).toMatchObject([{ fix }])
})

test('the configuration allows attributes by name', async () => {
  const frame = '<iframe src="https://a.example/" frameborder="0"></iframe>'
  expect(await problemsOf(frame, 'md', ['iframe', 'iframe[frameborder]'])).toEqual([])
  expect(await problemsOf('<p v-pre>a</p>', 'md', ['[v-pre]'])).toEqual([])
})

test.each([
  [
    'md',
    'a <b onclick="f()">b</b> <df>c</df>\n\n```js\nd\n```\n\n<script>f()</script>',
    '<p>a <b>b</b> c</p>',
  ],
  ['md', ':::note[A <font>b</font>]\n<p style="c">d</p>\n:::', 'A b'],
  ['md', '<div>\n\n**a**', '<strong>a</strong>'],
  ['mdx', '<df>**a**</df>', '<strong>a</strong>'],
] as const)('in %s, %j is shown without what it must not contain', async (format, text, shown) => {
  const body = { file: 'content/a.md', format, text, firstLine: 1 }
  const { page, problems } = await compilePage(body, PLAIN_CONTEXT)
  expect(problems).not.toEqual([])
  expect(page.html).toContain(shown)
  expect(page.html).not.toMatch(/<script|<df|<font|onclick|style=|docs-slot|docs-container/)
})

test.each([
  '<wss://ws.example.com> [a](wss://ws.example.com/ws) <tcp://a.example:26656>',
  '[a](git://x) [b](ssh://x) [c](ftp://x) [d](sftp://x) [e](ipfs://x) [f](ipns://x) [g](magnet:?x)',
  '[a](bitcoin:x) [b](ethereum:x) [c](sms:1) [d](keplr://x) [e](wc:x) [f](metamask://x) [g](ws://x)',
  '<a href="wss://ws.example.com">a</a> [b](pathname://wss://x)',
])('takes the addresses of %j', async (text) => {
  expect(await problemsOf(text)).toEqual([])
})

test.each([
  '[a](pathname://javascript:f())',
  '[a]\n\n[a]: pathname://javascript:f()',
  '<pathname://javascript:f()>',
  '<a href="pathname://javascript:f()">a</a>',
  ':::card{href="pathname://javascript:f()" title="a"}\n:::',
  '![a](pathname://javascript:f())',
  '[a](pathname://pathname://VBScript:f())',
  '[a](feed:javascript:f())',
])('judges the address of %j as it would be in the output', async (text) => {
  expect((await problemsOf(text)).join()).toContain('html/forbidden-address')
})

test('a closing tag of nothing has its line, although others look the same', async () => {
  const text =
    '<div>\n\na\n\n</div>\n\n`</div>`\n\n```html\n</div>\n```\n\n<b>x</b>\n\n</div>\n\n<font>y</font>\n'
  const { problems } = await compilePage(
    { file: 'a.md', format: 'md', text, firstLine: 1 },
    PLAIN_CONTEXT,
  )
  expect(problems.map(({ code, line }) => [code, line])).toEqual([
    ['html/unclosed', 15],
    ['html/forbidden', 17],
  ])
})
