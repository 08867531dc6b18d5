import { expect, test } from 'vitest'
import { splitFrontMatter } from './split-front-matter.ts'

test.each([
  ['---\ntitle: a\n---\ntext\n', { yaml: 'title: a', body: 'text\n', bodyLine: 4 }],
  ['\uFEFF---\ntitle: a\n---\ntext', { yaml: 'title: a', body: 'text', bodyLine: 4 }],
  ['---\ntitle: a\n---', { yaml: 'title: a', body: '', bodyLine: 3 }],
  ['---\ntitle: a\n--- b\n---\ntext', { yaml: 'title: a\n--- b', body: 'text', bodyLine: 5 }],
  ['---\ntitle: "a\nb"\n---\ntext', { yaml: 'title: "a\nb"', body: 'text', bodyLine: 5 }],
  ['---\nown: b\n---\ntext', { yaml: 'own: b', body: 'text', bodyLine: 4 }],
  ['text\n\n---\n', { yaml: '', yamlLine: 1, body: 'text\n\n---\n', bodyLine: 1 }],
])('splits %j', (source, parts) => {
  expect(splitFrontMatter(source)).toEqual({ yamlLine: 2, ...parts })
})

test('empty front matter ends at its second line, not at a later rule', () => {
  const body = 'text\n\n---\n\nmore\n'
  expect(splitFrontMatter(`---\n---\n${body}`)).toEqual({
    yaml: '',
    yamlLine: 2,
    body,
    bodyLine: 3,
  })
})

test.each([
  ['an empty line', '\n---\ntitle: a\n---\ntext', 'preceded', 3, 5],
  ['a comment', '<!-- a\nb -->\n\n---\ntitle: a\n---\ntext', 'preceded', 5, 7],
  [
    'a byte order mark and an empty line',
    '\uFEFF\r\n---\r\ntitle: a\r\n---\r\ntext',
    'preceded',
    3,
    5,
  ],
  ['a space', ' ---\ntitle: a\n---\ntext', 'indented', 2, 4],
  ['spaces before all lines', '  ---\n  title: a\n  ---\ntext', 'indented', 2, 4],
  ['a tab', '\t---\ntitle: a\n\t---\ntext', 'indented', 2, 4],
  ['four dashes', '----\ntitle: a\n----\ntext', 'dashes', 2, 4],
  ['four dashes at the end', '---\ntitle: a\n----\ntext\n\n---\n\nmore', 'dashes', 2, 4],
  ['an end of YAML', '---\ntitle: a\n...\ntext', 'dashes', 2, 4],
])('%s does not make front matter content', (_, source, fault, yamlLine, bodyLine) => {
  const split = splitFrontMatter(source)
  expect(split).toMatchObject({
    fault,
    yamlLine,
    bodyLine,
    yaml: expect.stringMatching(/^\s*title: a$/),
  })
  expect(split.body).toMatch(/^text/)
})

test('fields behind tabs are front matter, although they are not YAML', () => {
  const split = splitFrontMatter('---\n\ttitle: a\n\tdraft: true\n---\n\ntext')
  expect(split).toMatchObject({ yaml: '\ttitle: a\n\tdraft: true', body: '\ntext' })
})

test.each([
  ['a heading below an empty line', '---\ntitle: a\ndraft: true\n\n# B\n', 4, '\n# B\n'],
  ['a heading', '---\ntitle: a\ndraft: true\n# B\n', 4, '# B\n'],
  ['lists', '---\ntitle: a\ntags:\n  - b\ndraft: true\n\n- d\n', 6, '\n- d\n'],
  [
    'a later rule',
    '---\ntitle: a\ndraft: true\n\nText.\n\n---\n\nMore.',
    4,
    '\nText.\n\n---\n\nMore.',
  ],
  ['an empty line between fields', '---\ntitle: a\n\ndraft: true\n\nText.', 5, '\nText.'],
  ['nothing', '---\ntitle: a\ndraft: true', 3, ''],
])('the fields of front matter that is not closed end before %s', (_, source, bodyLine, body) => {
  const split = splitFrontMatter(source)
  expect(split).toMatchObject({
    fault: 'unclosed',
    yaml: expect.stringMatching(/draft: true$/),
    body,
  })
  if (body !== '') expect(split.bodyLine).toBe(bodyLine)
})

test.each([
  ['prose', '---\n\nProse.\n\n---\n\nMore.\n'],
  ['prose with a colon', '---\n\nNote: a page.\n\nMore.\n\n---\n\nMore.\n'],
  ['a heading', '---\n# A\n---\nB\n'],
  ['a list', '---\n\n- a\n- b\n\n---\n'],
  ['one colon and no end', '---\nNote: a page.\n\nProse.\n'],
  ['more than three dashes', '----\n\nProse: a.\n\n----\n'],
  ['a heading of dashes below an empty line', '\n---\nWarning: this page is old.\n---\n\nText.\n'],
  ['nothing', '---\n'],
  ['code', '    ---\n    a: b\n    ---\n'],
])('a break above %s is content', (_, source) => {
  expect(splitFrontMatter(source)).toEqual({ yaml: '', yamlLine: 1, body: source, bodyLine: 1 })
})

test('TOML is read as far as YAML has the same form', () => {
  expect(splitFrontMatter('+++\ntitle = "a"\ndraft = true\n[menu]\nb = 1\n+++\ntext')).toEqual({
    yaml: 'title: "a"\ndraft: true',
    yamlLine: 2,
    body: 'text',
    bodyLine: 7,
    fault: 'toml',
  })
})
