import { expect, test } from 'vitest'
import { descriptionOf, onOneLine } from './description-text.ts'

test.each<[what: string, written: unknown, text: string, names?: readonly string[]]>([
  ['a type with a parameter', 'A List<Pump> or x < 5', 'A List&lt;Pump> or x < 5', ['<Pump>']],
  [
    'a type named like an element',
    'A List<A>, a Map<b, i>',
    'A List&lt;A>, a Map&lt;b, i>',
    ['<A>', '<b, i>'],
  ],
  ['a part of a path', 'see /pumps/<id>', 'see /pumps/&lt;id>', ['<id>']],
  [
    'an element that is not text',
    '<script>go()</script>',
    '&lt;script>go()&lt;/script>',
    ['<script>'],
  ],
  ['a name that ends nowhere', 'a <b\nc', 'a &lt;b\nc', ['<b']],
  ['a name like one of all objects', '<constructor>', '&lt;constructor>', ['<constructor>']],
  ['an escaped name', '\\<id>', '\\<id>'],
  ['code', '`<id>`\n\n    <id>\n\n```\n<id>\n```', '`<id>`\n\n    <id>\n\n```\n<id>\n```'],
  ['addresses', '<https://example.org> <me@example.org>', '<https://example.org> <me@example.org>'],
  ['elements of text', '<p>Read <b>all</b>.</p>\n<p>Two</p>', 'Read **all**.\n\nTwo'],
  ['a link', '<a href="https://example.org/a">A</a>', '[A](https://example.org/a)'],
  ['a list', '<ul><li>a<li>b</ul>', '- a\n- b'],
  ['a name in an element', '<p>List<Pump></p>', 'List\\<Pump>', ['<Pump>']],
  ['a comment', '<!-- later --> now', 'now'],
  [
    'syntax of the engine',
    '{{fact}} `{{x}}`\n\n:::note\na\n:::',
    '\\{{fact}} `{{x}}`\n\n\\:::note\na\n\\:::',
  ],
  ['headings', '# One\n\n## Two {#two}', '## One\n\n### Two \\{#two}'],
  ['headings below that of the page', '## Two\n\n### Three', '## Two\n\n### Three'],
  ['no text', undefined, ''],
])('%s', (_, written, text, names = []) => {
  expect(descriptionOf(written)).toMatchObject({ text, names })
})

test.each([
  ['lines of a paragraph', 'one\ntwo', 'one two'],
  ['a single backtick before other code', '- `a`|`b`)`\n- `c=<d>`', '- `a`|`b`)\\` - `c=<d>`'],
  ['a backslash that is code', 'Use `\\` to\nescape `C:\\`', 'Use `\\` to escape `C:\\`'],
  ['a backtick that is text', 'one \\` and\n`b`', 'one \\` and `b`'],
  ['a block of code', 'See\n\n```json\n{ "a": <b> }\n```\n\nend', 'See `{ "a": <b> }` end'],
  ['indented code', 'See\n\n    <b> {{c}}\n', 'See `<b> {{c}}`'],
])('on one line, %s', (_, text, line) => {
  expect(onOneLine(text)).toBe(line)
})

test('a link that only another tool knows is text, and reported', () => {
  expect(
    descriptionOf('[Pumps](ref:get_pumps), [b](https://a.example) `[c](ref:d)`'),
  ).toMatchObject({
    text: 'Pumps, [b](https://a.example) `[c](ref:d)`',
    addresses: ['ref:get_pumps'],
  })
  expect(descriptionOf('<ref:get_pumps>').text).toBe('&lt;ref:get_pumps>')
})
