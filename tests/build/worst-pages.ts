const SIZE = 100_000

const fenced = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\`\n`
/** Longer ones are shown as text. */
const LONGEST_DIAGRAM = 19_000

const filledTo = (size: number, unit: string, start = '', end = '') =>
  start + unit.repeat(Math.ceil(size / unit.length)) + end
const filled = (unit: string, start = '', end = '') => filledTo(SIZE, unit, start, end)
/** As many numbered units as fit. */
const countedTo = (size: number, unit: (at: number) => string) => {
  const units: string[] = []
  for (let at = 0, length = 0; length < size; at++)
    length += units[units.push(unit(at)) - 1]?.length ?? 0
  return units.join('')
}
const counted = (unit: (at: number) => string) => countedTo(SIZE, unit)
/** Files of a site by path, with the page or the settings that they belong to. */
const site = (feature: string, files: Readonly<Record<string, string>>) => ({ feature, files })
const md = (feature: string, text: string) => site(feature, { 'docs/page.md': text })
const mdx = (feature: string, text: string) => site(feature, { 'docs/page.mdx': text })
const fields = (yaml: string) => `---\n${yaml}\n---\n# A\n`
/** A configuration of a site, with more fields, and more of its section. */
const config = (more: string, ofSection = '') => `export default {
  title: 'Worst site',
  url: 'https://docs.example.org',
  lastUpdated: { date: false },
  sections: [{ id: 'docs', path: 'docs', route: '/', ${ofSection} }],
  ${more}
}
`
const sidebar = (items: unknown) => ({
  'sidebars.json': JSON.stringify({ docs: items }),
  'docs.config.ts': config('', "sidebar: 'sidebars.json'"),
})
const operation = (fields: object) => ({
  'openapi.json': JSON.stringify({
    openapi: '3.0.0',
    info: { title: 'A', version: '1' },
    paths: { '/a': { get: { responses: {}, ...fields } } },
  }),
  'docs.config.ts': `import { openapi } from '@warraq/openapi'
import document from './openapi.json' with { type: 'json' }
${config("plugins: [openapi({ document, section: 'docs', folder: 'api' })],")}`,
})
const letters = (at: number) =>
  at.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)))

/** Paragraphs as people write them, with which the others are compared. */
export const ORDINARY_PAGE = md(
  'an ordinary page',
  filled('Send it with `a b`, *wait*, and read [the list](./index.md) before the next step.\n\n'),
)

/** Features of a page, each with what takes longest where an algorithm reads a text again and again. */
export const WORST_PAGES: readonly {
  feature: string
  files: Readonly<Record<string, string>>
}[] = [
  md('label of a diagram', fenced('mermaid', filled('\t', 'sequenceDiagram\nA->>B:', '":'))),
  md('brackets of a diagram', fenced('mermaid', `graph TD\n${'<(<'.repeat(6000)}`)),
  md('row of a table', `${filled('a|')}\n${filled('-|')}\n`),
  md('tag of GitBook', filled('a-', '{% hint %}\n\n{%')),
  md('tags of Liquid', filled('{%a0')),
  md('variable', filled('er', '{{page.')),
  md('facts', filled('{{a}} ')),
  md('names of roles', filled(':a-')),
  md('words before braces', filled('a', '', ' {.x}')),
  md('attribute list', filled(' \t', '{.x', '!')),
  md('snippet of MkDocs', filled('\t', '', '\n--8<--')),
  md('marks of code', fenced('js', filled(';', '', ' // [!code ++]'))),
  md('comments of marks', fenced('js', filled('// highlight-next-line\n'))),
  md('open marks of code', fenced('js', filled('[!code \\'))),
  md('prompt of a session', fenced('console', filled('(:', '0:'))),
  md('options of a fence', fenced(filled('\t', '{', '.js'), 'x')),
  md('long line of code', fenced('js', filled('a('))),
  md('brackets of JSON', fenced('json', filled('['))),
  md(
    'aliases of YAML',
    fenced(
      'yaml',
      counted((at) => `a${at}: &a${at} [*a${at - 1}, *a${at - 1}]\n`),
    ),
  ),
  md('quotes of a shell', fenced('bash', filled('\\"'))),
  md(
    'documents of a shell',
    fenced(
      'bash',
      counted((at) => `a <<E${at}\n`),
    ),
  ),
  md('tab of a code group', `:::code-group\n\n${filled('#\t', '<<< [')}\n\n:::\n`),
  md('snippet of VitePress', filled('\t', '<<< a', '}')),
  md('attributes of Vue', filled(' :a', '<b')),
  md('redirect', filled('content="0;url=-', '<meta http-equiv="refresh" ')),
  md('heading with spaces', filled('\t', '# a', 'b {#c')),
  md('heading with attributes', filled('\t', '# a {#b', '!}')),
  md('slashes of a link', filled('/', '[a](', 'x)')),
  md('signs of a link', filled('.#', '[a](./b', ')')),
  md(
    'definitions',
    counted((at) => `[a${at}]: /b\n`),
  ),
  md('brackets', filled('[')),
  md('emphasis', filled('*a **b ')),
  md(
    'backticks',
    counted((at) => `${'`'.repeat((at % 300) + 1)}a`),
  ),
  md('quotations', filled('> ', '', 'a')),
  md('style', filled('- ', '<b style="a:', '">x</b>')),
  md('parentheses of a style', filled('-', '<b style="a:', ' (">x</b>')),
  md('open elements', filled('<b>')),
  md('open comments', filled('<!-- a\n')),
  md('tags without an end', filled('<a\n')),
  md(
    'attributes',
    counted((at) => `${at === 0 ? '<b ' : ''}a${at}="b" `),
  ),
  md('wiki links', filled('[[a#')),
  md('colons', filled(':a')),
  md('open boxes', filled(':::note\n\n')),
  md(
    'boxes one in the other',
    counted((at) => `${':'.repeat((at % 200) + 3)}note\n`),
  ),
  md('attributes of a box', filled('a=b ', ':::note{', '}\na\n:::\n')),
  md('dollar signs', filled('$a ')),
  md(
    'words',
    counted((at) => `${letters(at)}x `),
  ),
  md('words of advice', filled('keep enter phrase ')),
  md('words about allowances', filled('allowance leaving store ')),
  md('words about flags', filled('init compare monitor ')),
  md('words about jail', filled('jailed safer ')),
  md('one word', filled('a')),
  md('spaces', filled(' ', 'a', 'b')),
  mdx('names of an import', filled('\t', 'import {a', "s} from 'b'\n")),
  mdx('spaces of an import', filled('\t', 'import', 'x\n')),
  mdx('comments of MDX', filled('{/* ')),
  mdx('box of MDX', filled('\t', ':::a', 'b')),
  mdx('expressions of MDX', filled('{a ', '# T\n\n')),
  mdx('open components', filled('<A>\n\n')),
  mdx('attributes of MDX', counted((at) => `${at === 0 ? '<b ' : ''}a${at}="b" `).concat('/>\n')),
  md(
    'aliases of fields',
    counted(
      (at) => `${at === 0 ? '---\n' : ''}a${at}: &a${at} [*a${at - 1}, *a${at - 1}]\n`,
    ).concat('---\n# A\n'),
  ),
  md(
    'lists',
    counted((at) => `${'  '.repeat(at % 60)}- a\n`),
  ),
  md('digits', filled('0')),
  md('open tags of a line', filled('<a')),
  md('open notes of a line', filled('[^a')),
  md('stars of marks', fenced('js', filled('*', 'a // [!code ++] ', '-'))),
  mdx('parentheses of MDX', filled('(', '# T\n\n{', '1}')),
  md(
    'headings by number',
    counted((at) => `## A ${at}\n\n`),
  ),
  md(
    'headings of each depth',
    counted((at) => `${'#'.repeat((at % 6) + 1)} A ${at}\n\n`),
  ),
  md('number signs', filled('#', '# a ', ' b')),
  md('code of headings', filled('## `a` *b*\n\n')),
  md(
    'ids of headings',
    counted((at) => `## A {#a${at}}\n\n`),
  ),
  md('equal ids', filled('## A {#a}\n\n')),
  md('long heading', filled('a ', '# ')),
  md('breaks of lines', filled('a\\\n')),
  md('spaces of breaks', filled('a  \n')),
  md('rules', filled('---\n\n')),
  md('stars of a rule', filled('* ')),
  md('items', filled('- a\n')),
  md('loose items', filled('- a\n\n')),
  md('numbers', filled('1. a\n')),
  md('numbers of a line', filled('1. ')),
  md('tasks', filled('- [ ] a\n')),
  md('lazy lines', filled('> a\nb\n\n')),
  md('quotations one by one', filled('> a\n\n')),
  md('paragraphs', filled('a\n\n')),
  md('empty lines', filled('\n', 'a', 'b')),
  md('links', filled('[a](./index.md) ')),
  md('links by line', filled('[a](./index.md)\n\n')),
  md(
    'broken links',
    counted((at) => `[a](./b${at}.md)\n\n`),
  ),
  md(
    'broken anchors',
    counted((at) => `[a](#b${at})\n\n`),
  ),
  md(
    'links elsewhere',
    counted((at) => `[a](https://example.org/${at})\n\n`),
  ),
  md('open links', filled('[a](')),
  md('open titles of links', filled('[a](b "c ')),
  md('open angle links', filled('[a](<b ')),
  md('references', filled('[a][b] ')),
  md('references to one', filled('[a]\n\n', '', '\n[a]: ./index.md\n')),
  md(
    'definitions by line',
    counted((at) => `[a${at}]: ./index.md\n\n`),
  ),
  md('images', filled('![a](./b.png)\n\n')),
  md('open images', filled('![')),
  md('images in links', filled('[![a](./b.png)](./index.md)\n\n')),
  md('addresses', filled('https://example.org/a ')),
  md('dots of addresses', filled('www.a.')),
  md('mails', filled('a@b.c ')),
  md('signs of mails', filled('a@')),
  md('names of mails', filled('a.-_', '', '@b.c')),
  md('angle addresses', filled('<https://a.b>\n\n')),
  md('parentheses of an address', filled('(', 'https://a.b/')),
  md('entities', filled('&amp; ')),
  md('open entities', filled('&a')),
  md('escapes', filled('\\*')),
  md('strikes', filled('~~a ')),
  md('struck lines', filled('~~a~~\n\n')),
  md('underscores', filled('_a_')),
  md('marks of emphasis', filled('a**b*')),
  md('rows', filled('| a | b |\n', '| a | b |\n| --- | --- |\n')),
  md('rows of code', filled('| `a|b` | $a$ |\n', '| a | b |\n| --- | --- |\n')),
  md('tables', filled('| a |\n| --- |\n| b |\n\n')),
  md('pipes', filled('\\|', '| a |\n| --- |\n| ', ' |\n')),
  md(
    'wide table',
    `${'| a '.repeat(200)}|\n${'| - '.repeat(200)}|\n${filled(`${'| b '.repeat(200)}|\n`)}`,
  ),
  md('lines of a table', filled('|-', '', '|\n')),
  md(
    'notes',
    counted((at) => `a[^${at}]\n\n[^${at}]: b\n\n`),
  ),
  md('references of a note', filled('a[^1]\n\n', '', '\n[^1]: b\n')),
  md(
    'notes of notes',
    counted((at) => `[^${at}]: b[^${at + 1}]\n\n`),
  ),
  md(
    'notes without references',
    counted((at) => `[^${at}]: b\n\n`),
  ),
  md('brackets of a note', filled('[', 'a[^1]\n\n[^1]: ')),
  md('blocks of formulas', filled('$$\na\n$$\n\n')),
  md('braces of a formula', filled('{', '$$\n', '\n$$')),
  md('fractions', filled('\\frac{', '$$\n', '\n$$')),
  md('closed fractions', `$$\n${'\\frac{a}{'.repeat(2000)}b${'}'.repeat(2000)}\n$$\n`),
  md('long formula', filled('a+', '$$\n', 'b\n$$')),
  md(
    'macros of a formula',
    `$$\n\\def\\a{b}${Array.from({ length: 26 }, (_, at) => `\\def\\${String.fromCharCode(98 + at)}{${`\\${String.fromCharCode(97 + at)}`.repeat(10)}}`).join('')}\\z\n$$\n`,
  ),
  md('matrix', filled('a & b \\\\ ', '$$\n\\begin{matrix}', '\\end{matrix}\n$$')),
  md('open dollar blocks', filled('$$\n')),
  md(
    'edges of a flowchart',
    fenced(
      'mermaid',
      `graph TD\n${countedTo(LONGEST_DIAGRAM, (at) => `a${at % 40} --> b${(at * 7) % 40}\n`)}`,
    ),
  ),
  md(
    'names of a flowchart',
    fenced(
      'mermaid',
      countedTo(LONGEST_DIAGRAM, (at) => (at === 0 ? 'graph TD\n' : `Début${at}\n`)),
    ),
  ),
  md('messages', fenced('mermaid', filledTo(LONGEST_DIAGRAM, 'A->>B: a\n', 'sequenceDiagram\n'))),
  md(
    'classes',
    fenced(
      'mermaid',
      countedTo(LONGEST_DIAGRAM, (at) =>
        at === 0 ? 'classDiagram\n' : `class A${at} {\n+b()\n}\n`,
      ),
    ),
  ),
  md(
    'states',
    fenced(
      'mermaid',
      countedTo(LONGEST_DIAGRAM, (at) => (at === 0 ? 'stateDiagram-v2\n' : `s${at}\n`)),
    ),
  ),
  md(
    'groups of a flowchart',
    fenced('mermaid', filledTo(LONGEST_DIAGRAM, 'subgraph a\n', 'graph TD\n')),
  ),
  md('long label', fenced('mermaid', filledTo(LONGEST_DIAGRAM, 'a ', 'graph TD\na["', '"]'))),
  md(
    'ampersands of a flowchart',
    fenced(
      'mermaid',
      `graph TD\n${Array.from({ length: 200 }, (_, at) => `a${at}`).join(' & ')} --> ${Array.from({ length: 200 }, (_, at) => `b${at}`).join(' & ')}`,
    ),
  ),
  md('blocks of code', filled(`${fenced('js', 'a')}\n`)),
  md('blocks of text', filled(`${fenced('', 'a')}\n`)),
  md('indented code', filled('    a\n\n')),
  md('lines of a mark', fenced('js', filled('a // [!code focus:99999999]\n'))),
  md('starts of marks', fenced('js', filled('// highlight-start\n'))),
  md('marks by line', fenced('js', filled('a // [!code ++]\n'))),
  md('title of code', fenced(filled('a', 'js title="', '"'), 'a')),
  md(
    'options of code',
    fenced(
      counted((at) => `${at === 0 ? 'js ' : ''}a${at}="b" `),
      'a',
    ),
  ),
  md('quote of an option', fenced(filled('\\', 'js title="'), 'a')),
  md('angle brackets of types', fenced('ts', filled('a<'))),
  md('templates of a script', fenced('ts', filled('`${'))),
  md('expressions of a script', fenced('js', filled('/a'))),
  md('quotes of a script', fenced('js', filled('"'))),
  md('comments of a script', fenced('js', filled('/* '))),
  md(
    'indents of YAML',
    fenced(
      'yaml',
      counted((at) => `${' '.repeat(at % 300)}a:\n`),
    ),
  ),
  md('keys of JSON', fenced('json', `{${counted((at) => `"a${at}": 1,`)}"b": 1}`)),
  md('tags of HTML code', fenced('html', filled('<b>'))),
  md('parentheses of Solidity', fenced('solidity', filled('('))),
  md('functions of Solidity', fenced('solidity', filled('function a() {'))),
  md('braces of Go', fenced('go', filled('func(){'))),
  md(
    'indents of Python',
    fenced(
      'python',
      counted((at) => `${' '.repeat(at % 200)}if a:\n`),
    ),
  ),
  md('quotes of Python', fenced('python', filled('"""'))),
  md('lines of Rust', fenced('rust', filled('r#"'))),
  md('lines of Markdown', fenced('md', filled('> - *a\n'))),
  md('lines of a difference', fenced('diff', filled('+a\n'))),
  md('substitutions of a shell', fenced('bash', filled('$('))),
  md('pipes of a shell', fenced('bash', filled('a | '))),
  md('lines of a shell', fenced('bash', filled('haqqd tx bank send a b 1aISLM\n'))),
  md('flags of a shell', fenced('bash', filled('--a ', 'haqqd tx bank send '))),
  md('continued lines of a shell', fenced('bash', filled('a \\\n'))),
  md('placeholders', fenced('bash', filled('<YOUR_KEY> '))),
  md('lines of a session', fenced('console', filled('$ a\nb\n'))),
  md('sums of money', filled('100 ISLM ')),
  md('addresses of accounts', filled('haqq1vlthgax23ca9syk7xgaz347xmf4nunefw3cnv8 ')),
  md('words of SQL', fenced('sql', filled('SELECT ('))),
  md(
    'sections of TOML',
    fenced(
      'toml',
      counted((at) => `[a${at}]\nb = [[[[\n`),
    ),
  ),
  md('lines of XML', fenced('xml', filled('<a b="'))),
  md('rules of CSS', fenced('css', filled('a{'))),
  md('blocks of PHP', fenced('php', filled('<?php '))),
  md('boxes', filled(':::note\na\n:::\n\n')),
  md('titles of boxes', filled(':::note[a]\nb\n:::\n\n')),
  md('title of a box', filled('[', ':::note', '\na\n:::\n')),
  md('braces of a box', filled('{', ':::note', '\na\n:::\n')),
  md(
    'unknown boxes',
    counted((at) => `:::a${at}\nb\n:::\n\n`),
  ),
  md('details', filled(':::details[a]\nb\n:::\n\n')),
  md('sets of tabs', filled('::::tabs\n:::tab{value="a"}\nb\n:::\n::::\n\n')),
  md('tabs of a set', `::::tabs\n${counted((at) => `:::tab{value="a${at}"}\nb\n:::\n`)}::::\n`),
  md(
    'groups of tabs',
    counted((at) => `::::tabs{group="g${at}"}\n:::tab{value="a"}\nb\n:::\n::::\n\n`),
  ),
  md('groups of code', filled(':::code-group\n```js [a.js]\nb\n```\n:::\n\n')),
  md(
    'code of a group',
    `:::code-group\n${counted((at) => `\`\`\`js [a${at}.js]\nb\n\`\`\`\n`)}:::\n`,
  ),
  md('steps', filled(':::steps\n1. a\n2. b\n:::\n\n')),
  md('steps of a list', `:::steps\n${filled('1. a\n')}:::\n`),
  md('cards', `::::cards\n${filled(':::card{title="a" href="/"}\nb\n:::\n')}::::\n`),
  md('grids of cards', filled('::::cards\n:::card{title="a" href="/"}\nb\n:::\n::::\n\n')),
  md(
    'icons of cards',
    `::::cards\n${filled(':::card{title="a" href="/" icon="book"}\nb\n:::\n')}::::\n`,
  ),
  md('filter', `:::filter[a]\n${counted((at) => `### A${at}\nb\n`)}:::\n`),
  md('colons of a line', filled('::a ')),
  md('names with brackets', filled(':a[b] ')),
  md('alerts', filled('> [!NOTE]\n> a\n\n')),
  md('callouts', filled('> [!tip]- a\n> b\n\n')),
  md(
    'callouts one in the other',
    counted((at) => `${'> '.repeat((at % 60) + 1)}[!NOTE]\n`),
  ),
  md('boxes of MkDocs', filled('!!! note "a"\n    b\n\n')),
  md('boxes of GitBook', filled('{% hint style="info" %}\na\n{% endhint %}\n\n')),
  md(
    'tabs of GitBook',
    filled('{% tabs %}\n{% tab title="a" %}\nb\n{% endtab %}\n{% endtabs %}\n\n'),
  ),
  md('shortcodes of Hugo', filled('{{< a >}} ')),
  md('directives of MyST', filled('```{note}\na\n```\n\n')),
  md('roles of Sphinx', filled('{ref}`a` ')),
  md('wiki pages', filled('[[index]]\n\n')),
  md('wiki images', filled('![[a.png]]\n\n')),
  md('tags of Jekyll', filled('{% include a %}\n\n')),
  md('components in Markdown', filled('<Tabs>\n\na\n\n</Tabs>\n\n')),
  md('imports in Markdown', filled("import A from 'b'\n\n")),
  md('open braces', filled('{{')),
  md('placeholders of a text', filled('\\{{a}} ')),
  md('title of fields', fields(filled('a', 'title: '))),
  md('description of fields', fields(filled('a ', 'description: '))),
  md('many fields', fields(counted((at) => `a${at}: b\n`))),
  md(
    'depth of fields',
    fields(Array.from({ length: 400 }, (_, at) => `${' '.repeat(at)}a:`).join('\n')),
  ),
  md('brackets of fields', fields(filled('[', 'a: '))),
  md('braces of fields', fields(filled('{a: ', 'a: '))),
  md(
    'elements of a head',
    fields(filled('  - tag: meta\n    attributes: { name: a, content: b }\n', 'head:\n')),
  ),
  md('former addresses', fields(counted((at) => (at === 0 ? 'moved_from:\n' : `  - /a${at}/\n`)))),
  md('words of fields', fields(counted((at) => (at === 0 ? 'keywords:\n' : `  - a${at}\n`)))),
  md('quotes of fields', fields(filled("''", "title: '", "'"))),
  md('lines of a field', fields(filled('  a\n', 'description: >\n'))),
  md('comments of fields', fields(filled('# a\n', 'title: a\n'))),
  md('unfinished fields', filled('a: b\n', '---\n')),
  md('equal fields', fields(filled('a: b\n'))),
  md('search words', fields(counted((at) => (at === 0 ? 'search_words:\n' : `  - a${at}\n`)))),
  md('elements by line', filled('<b>a</b>\n\n')),
  md('blocks of elements', filled('<div>\n\na\n\n</div>\n\n')),
  md('details of HTML', filled('<details><summary>a</summary>\n\nb\n\n</details>\n\n')),
  md('cells of HTML', filled('<td colspan="1000">a</td>', '<table><tr>', '</tr></table>')),
  md('rows of HTML', filled('<tr><td rowspan="65534">a</td></tr>', '<table>', '</table>')),
  md('tables of HTML', filled('<table><tr><td>a</td></tr></table>\n\n')),
  md('images of HTML', filled('<img src="./b.png" alt="a">\n\n')),
  md('links of HTML', filled('<a href="./index.md">a</a>\n\n')),
  md(
    'anchors of HTML',
    counted((at) => `<a id="a${at}"></a>\n\n`),
  ),
  md('equal anchors', filled('<a id="a"></a>\n\n')),
  md('quotes of an attribute', filled('a', '<b title="', '">x</b>')),
  md('open quote of an attribute', filled('a="', '<b ')),
  md('entities of an attribute', filled('&amp;', '<b title="', '">x</b>')),
  md('scripts', filled('<script>a</script>\n\n')),
  md('styles of HTML', filled('<style>a{}</style>\n\n')),
  md('pictures', filled('<svg><path d="M0 0"/></svg>\n\n')),
  md('path of a picture', filled('M0 0 ', '<svg><path d="', '"/></svg>')),
  md('preformatted text', filled('<pre>a\n\n</pre>\n\n')),
  md('breaks of HTML', filled('<br>')),
  md('comments', filled('<!-- a -->\n\n')),
  md('dashes of a comment', filled('-', '<!--', '->')),
  md('data of XML', filled('<![CDATA[')),
  md('instructions of XML', filled('<?a ')),
  md('declarations of XML', filled('<!A ')),
  md('ends of elements', filled('</b>')),
  md('elements across', filled('<b><i></b></i>')),
  md('videos', filled('<video src="a.mp4"></video>\n\n')),
  md('frames', filled('<iframe src="https://example.org"></iframe>\n\n')),
  md('classes of an element', filled('a ', '<b class="', '">x</b>')),
  md('sources of a picture', filled('<source srcset="a.png 1x">', '<picture>', '</picture>')),
  md('sets of an image', filled('a.png 1x, ', '<img alt="" srcset="', 'b.png">')),
  md('right to left', filled('\u05d0 \u200f')),
  md('signs of Han', filled('\u6f22')),
  md('emoji', filled('\u{1F468}\u200D')),
  md('names of emoji', filled(':smile: ')),
  md('returns', filled('a\r')),
  md('long words', filled(`${'a'.repeat(300)} `)),
  md('capitals', filled('AB ')),
  md('quotation marks', filled('" a ')),
  md('sentences', filled('A b. ')),
  md('commas', filled('a, ')),
  md('semicolons', filled('a; ')),
  md('hyphens', filled('a-')),
  mdx('values of MDX', filled('{1}\n\n')),
  mdx('values of a line', filled('{1} ')),
  mdx(
    'exports',
    counted((at) => `export const a${at} = 1\n\n`),
  ),
  mdx('lines of an export', `export const a = [\n${filled('1,\n')}]\n\n# A\n`),
  mdx('brackets of an export', filled('[', 'export const a = ')),
  mdx('templates', filled(`a $\{1} `, '{`', '`}')),
  mdx('comments of a page', filled('{/* a */}\n\n')),
  mdx('closed elements of MDX', filled('<br />\n\n')),
  mdx('style of MDX', filled('a: 1, ', '<b style={{ ', '}}>x</b>')),
  mdx('spreads', filled('{...{}} ', '<b ', '/>')),
  mdx('quotes of MDX', filled("'", '{', '}')),
  mdx('slashes of MDX', filled('/a', '{', '/}')),
  mdx('values of an attribute', filled('1,', '<b a={[', ']}/>')),
  mdx('angle brackets of MDX', filled('< ')),
  mdx('rows of MDX', filled('| a | b |\n', '| a | b |\n| --- | --- |\n')),
  mdx(
    'unknown components',
    counted((at) => `<A${at} />\n\n`),
  ),
  site('includes', {
    'docs/page.md': filled('::include{file="./_part.md"}\n\n'),
    'docs/_part.md': 'a\n',
  }),
  site(
    'includes that double',
    Object.fromEntries([
      ['docs/page.md', '::include{file="./_p0.md"}\n'],
      ...Array.from({ length: 30 }, (_, at) => [
        `docs/_p${at}.md`,
        at === 29
          ? 'a\n'
          : `::include{file="./_p${at + 1}.md"}\n\n::include{file="./_p${at + 1}.md"}\n`,
      ]),
    ]),
  ),
  site(
    'chain of includes',
    Object.fromEntries([
      ['docs/page.md', '::include{file="./_p0.md"}\n'],
      ...Array.from({ length: 300 }, (_, at) => [
        `docs/_p${at}.md`,
        at === 299 ? 'a\n' : `::include{file="./_p${at + 1}.md"}\n`,
      ]),
    ]),
  ),
  site('an include of itself', {
    'docs/page.md': '::include{file="./_part.md"}\n',
    'docs/_part.md': 'a\n\n::include{file="./_part.md"}\n',
  }),
  site('notes of parts', {
    'docs/page.md': filled('::include{file="./_part.md"}\n\n'),
    'docs/_part.md': 'a[^1]\n\n[^1]: b\n',
  }),
  site('parts of MDX', {
    'docs/page.mdx': `import Part from './_part.mdx'\n\n${filled('<Part />\n\n')}`,
    'docs/_part.mdx': 'a\n',
  }),
  site('files of code', {
    'docs/page.md': filled('```js file=./a.js\n```\n\n'),
    'docs/a.js': 'a\n',
  }),
  site('regions of code', {
    'docs/page.md': '```js file=./a.js#r1\n```\n',
    'docs/a.js': counted((at) => `// #region r${at}\na\n`),
  }),
  site('ranges of code', {
    'docs/page.md': '```js file=./a.js#L1-L99999999\n```\n',
    'docs/a.js': filled('a\n'),
  }),
  site('depth of folders', { [`docs/${'a/'.repeat(100)}b.md`]: '# B\n' }),
  site('list of mdBook', { 'docs/SUMMARY.md': filled('- [a](./index.md)\n', '# Summary\n\n') }),
  site('depth of a list of mdBook', {
    'docs/SUMMARY.md': `# Summary\n\n${Array.from({ length: 300 }, (_, at) => `${'  '.repeat(at)}- [a](./index.md)`).join('\n')}\n`,
  }),
  site(
    'items of a sidebar',
    sidebar(
      Array.from({ length: 3000 }, (_, at) => ({
        type: 'link',
        label: `a${at}`,
        href: 'https://example.org/',
      })),
    ),
  ),
  site(
    'depth of a sidebar',
    sidebar([
      Array.from({ length: 900 }).reduce<unknown>(
        (inner) => ({ type: 'category', label: 'a', items: [inner] }),
        'index',
      ),
    ]),
  ),
  site('redirects', {
    'docs.config.ts': config(
      `redirects: Object.fromEntries(Array.from({ length: 2000 }, (_, at) => ['/a' + at + '/', '/']))`,
    ),
  }),
  site('links of a navbar', {
    'docs.config.ts': config(
      `navbar: { items: Array.from({ length: 2000 }, (_, at) => ({ label: 'a' + at, to: '/' })) }`,
    ),
  }),
  site('links of a footer', {
    'docs.config.ts': config(
      `footer: { links: [{ title: 'a', items: Array.from({ length: 2000 }, (_, at) => ({ label: 'a' + at, to: '/' })) }] }`,
    ),
  }),
  site('announcement', {
    'docs.config.ts': config(`announcementBar: { id: 'a', content: '<b>a</b> '.repeat(11000) }`),
  }),
  site('facts of a site', {
    'docs.config.ts': config(
      `facts: Object.fromEntries(Array.from({ length: 3000 }, (_, at) => ['a' + at, { b: 'c' }]))`,
    ),
    'docs/page.md': counted((at) => `{{a${at % 3000}.b}}\n\n`),
  }),
  site('description of an operation', operation({ description: filled('List<A> ') })),
  site('elements of an operation', operation({ description: filled('<b>') })),
  site(
    'backticks of an operation',
    operation({ description: counted((at) => `${'`'.repeat((at % 300) + 1)}a`) }),
  ),
  site(
    'parameters of an operation',
    operation({
      parameters: Array.from({ length: 1500 }, (_, at) => ({
        name: `a${at}`,
        in: 'query',
        description: 'a `b`',
        schema: { type: 'string' },
      })),
    }),
  ),
  site(
    'fields of an operation',
    operation({
      requestBody: {
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: Object.fromEntries(
                Array.from({ length: 1500 }, (_, at) => [`a${at}`, { type: 'string' }]),
              ),
            },
          },
        },
      },
    }),
  ),
]
