import { expect, test } from 'vitest'
import { withSeverities } from '../../config/severity-of.ts'
import { formatDiagnostic } from '../../shared/data/diagnostic.ts'
import { readFrontMatter } from './read-front-matter.ts'
import { splitFrontMatter } from './split-front-matter.ts'

const read = (source: string) => readFrontMatter(splitFrontMatter(source), 'a.md')
const ofYaml = (yaml: string) => read(`---\n${yaml}\n---\n`)

test.each([
  ['sidebar_position: "2"', { sidebar_position: 2 }],
  ['toc_max_heading_level: "3"', { toc_max_heading_level: 3 }],
  ['keywords: "a, b"', { keywords: ['a', 'b'] }],
  ['tags: a', { tags: ['a'] }],
  ['tags: [a, null, true]', { tags: ['a', 'true'] }],
  ['draft: "true"', { draft: true }],
  ['draft: yes', { draft: true }],
  ['unlisted: "No"', { unlisted: false }],
  ['title: true', { title: 'true' }],
  ['needs: a, b', { needs: ['a, b'] }],
  ['pagination_next: false', { pagination_next: null }],
  ['last_update: 2026-11-21', { last_update: { date: '2026-11-21' } }],
  ['schema: FAQ', { schema: 'faq' }],
])('converts %s, and says so', (yaml, value) => {
  const found = ofYaml(`title: Kept\n${yaml}`.replace(/^title: Kept\n(?=title)/, ''))
  expect(found.value).toMatchObject(value)
  expect(found.problems).toMatchObject([{ code: 'front-matter/converted', severity: 'warning' }])
})

test.each([
  'title: 2026',
  'title:',
  'description: null',
  'keywords: [1, a]',
  'draft: false',
])('takes %s without a word', (yaml) => {
  expect(ofYaml(yaml).problems).toEqual([])
})

test.each([
  ['title: 1.10', { title: '1.10' }],
  ['title: 007', { title: '007' }],
  ['title: 21E08', { title: '21E08' }],
  ['title: 2026-01-01', { title: '2026-01-01' }],
  ['title: 12345678901234567890', { title: '12345678901234567890' }],
  ['title: True', { title: 'True' }],
  ['title: No', { title: 'No' }],
  ['keywords: [1.10, 0x1F]', { keywords: ['1.10', '0x1F'] }],
  ['tags: [{label: 2.0, permalink: 2.0}]', { tags: [{ label: '2.0', permalink: '2.0' }] }],
  ['last_update: {author: 007}', { last_update: { author: '007' } }],
  ['slug: 1.10\ntime: 1.50', { slug: '1.10', time: '1.50' }],
  ['layout: home\nhero: {name: 1.10}', { hero: { name: '1.10' } }],
  ['sidebar_position: 02\nsearch_boost: 0.50', { sidebar_position: 2, search_boost: 0.5 }],
  ['draft: True', { draft: true }],
])('reads the text of %j as it is written, without a word', (yaml, value) => {
  const { value: used, problems } = ofYaml(yaml)
  expect(used).toMatchObject(value)
  expect(withSeverities(problems, {})).toEqual([])
})

test('leaves out a field with a wrong value, and keeps the others', () => {
  const { value, problems } = ofYaml('title: a\nsidebar_position: first\ntoc_min_heading_level: 9')
  expect(value).toEqual({ title: 'a' })
  expect(problems).toMatchObject([
    { code: 'front-matter/wrong-type', line: 3 },
    { code: 'front-matter/wrong-type', line: 4 },
  ])
})

test.each([
  'draft: maybe',
  'draft: true\nunlisted: true',
  'draft: true\ntags: [a, b',
  'title: Error: a\ndraft: true',
  'title: a\n\tdraft: true',
  '\ttitle: a\n\tdraft: true',
])('a draft that is nearly right does not leak: %j', (yaml) => {
  const { value, problems } = ofYaml(yaml)
  expect(value.draft).toBe(true)
  expect(problems).toMatchObject([{ severity: 'error' }])
})

test('keeps the text of a value that is not YAML', () => {
  expect(ofYaml('title: Error: a\ndescription: "b"').value).toEqual({
    title: 'Error: a',
    description: 'b',
  })
})

test.each([
  ['last_update: {date: 2024-02-30}'],
  ['last_update: {date: 2023-02-29}'],
  ['last_update: {date: 2024-04-31T10:00:00Z}'],
  ['last_update: {date: "February 30, 2024"}'],
  ['last_update: {date: "31 April 2024"}'],
  ['checked: 2024-02-30'],
])('refuses a day that does not exist: %s', (yaml) => {
  expect(ofYaml(yaml).problems).toMatchObject([{ code: 'front-matter/wrong-type' }])
})

test.each([
  '2024-02-29',
  '2024-12-31T23:59:59Z',
  '2024-12-31T23:59:59+14:00',
  '29 February 2024',
  'Feb 29, 2024',
])('takes the day %s', (day) => {
  expect(ofYaml(`last_update: {date: "${day}"}`).problems).toEqual([])
})

test('tells where front matter is nearly right', () => {
  const told = [
    '\n---\ntitle: a\n---\n',
    ' ---\ntitle: a\n---\n',
    '---\ntitle: a\n----\n',
    '---\ntitle: a\n\n# B\n',
    '+++\ntitle = "a"\n+++\n',
  ].flatMap((source) => read(source).problems.map(formatDiagnostic))
  expect(told.join('\n')).toMatchInlineSnapshot(`
    "a.md:2  warning  front-matter/misplaced
      found     front matter below empty lines or a comment
      expected  "---" on the first line of the file
      fix       remove what precedes it; until then the engine reads it as front matter
    a.md:1  warning  front-matter/misplaced
      found     spaces before the "---" of the front matter
      expected  "---" at the start of the line
      fix       remove the spaces; until then the engine reads it as front matter
    a.md:3  warning  front-matter/misplaced
      found     front matter between lines other than "---"
      expected  exactly three dashes on the lines before and after the fields
      fix       write "---"; until then the engine reads it as front matter
    a.md:2  error  front-matter/unclosed
      found     front matter that no "---" closes
      expected  "---" on a line of its own after the last field
      fix       add "---" after line 2, where the fields seem to end
    a.md:1  error  front-matter/not-yaml
      found     front matter in TOML, between "+++" lines
      expected  YAML "key: value" lines between the two "---" lines
      fix       write "---" for "+++", ":" for "=", and nested fields for tables"
  `)
})

test.each([
  ['titel: a', 'title'],
  ['sidebar_postion: 2', 'sidebar_position'],
  ['decription: a', 'description'],
  ['tag: [a]', 'tags'],
])('says which field was meant by %s', (yaml, expected) => {
  expect(ofYaml(`id: a\n${yaml}`).problems).toMatchObject([
    { code: 'front-matter/misspelt', severity: 'warning', line: 3, expected },
  ])
})

test('a field of another tool, or beside the one it resembles, is unknown, but no slip', () => {
  const fields = ['lead: a', 'type: a', 'weight: 1', 'layout: a', 'date: 2026-01-01', 'author: a']
  const { problems } = ofYaml(['title: a', 'titles: a', ...fields].join('\n'))
  expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['front-matter/unknown']))
  expect(withSeverities(problems, {})).toEqual([])
  const [first] = withSeverities(problems, { 'front-matter/unknown': 'throw' })
  expect(first).toMatchObject({
    severity: 'error',
    line: 3,
    found: 'titles',
    fix: 'remove the field; no page has a field "titles"',
  })
})
