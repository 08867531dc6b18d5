const SIZE = 100_000

const fenced = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\`\n`
const filled = (unit: string, start = '', end = '') =>
  start + unit.repeat(Math.ceil(SIZE / unit.length)) + end
/** As many numbered units as fit. */
const counted = (unit: (at: number) => string) => {
  const units: string[] = []
  for (let at = 0, length = 0; length < SIZE; at++)
    length += units[units.push(unit(at)) - 1]?.length ?? 0
  return units.join('')
}
const md = (feature: string, text: string) => ({ feature, file: 'page.md', text })
const mdx = (feature: string, text: string) => ({ feature, file: 'page.mdx', text })
const letters = (at: number) =>
  at.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)))

/** Paragraphs as people write them, with which the others are compared. */
export const ORDINARY_PAGE = md(
  'an ordinary page',
  filled('Send it with `a b`, *wait*, and read [the list](./index.md) before the next step.\n\n'),
)

/** Features of a page, each with what takes longest where an algorithm reads a text again and again. */
export const WORST_PAGES: readonly { feature: string; file: string; text: string }[] = [
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
]
