import { expect, test } from 'vitest'
import { withSeverities } from '../../config/severity-of.ts'
import { readFrontMatter } from './read-front-matter.ts'

function problemsOf(yaml: string) {
  const { problems } = readFrontMatter({ yaml, yamlLine: 2, bodyLine: 9 }, 'a.md')
  return withSeverities(problems, {}).map(({ line, found }) => `${line}: ${found}`)
}

test.each([
  'last_update: {date: 2026-11-21}',
  'last_update: {date: "21 November 2026"}',
  'slug: /some/where/',
  'custom_edit_url: https://a.example/edit',
  'image: /img/a.png',
])('takes %s', (yaml) => {
  expect(problemsOf(yaml)).toEqual([])
})

test.each([
  ['title: a\nlast_update:\n  date: soon', '3: last_update.date: "soon"'],
  ['last_update: {date: 99999-01-01}', '2: last_update.date: "99999-01-01"'],
  ['custom_edit_url: "javascript:1"', '2: custom_edit_url: "javascript:1"'],
  ['image: "data:text/html,x"', '2: image: "data:text/html,x"'],
  ['slug: a/../../outside', '2: slug: "a/../../outside"'],
  ['slug: "a?b"', '2: slug: "a?b"'],
  ['tags: [{label: a, permalink: "javascript:1"}]', '2: tags[0].permalink: "javascript:1"'],
  ['tags: [a, [b]]', '2: tags[1]: ["b"]'],
  ['mdx: {}', '2: mdx.format: nothing'],
  ['title: &a [*a]', '2: an alias (*name) inside the value it refers to'],
])('refuses %j', (yaml, problem) => {
  expect(problemsOf(yaml)).toEqual([problem])
})

test('says what a tag may be', () => {
  const { problems } = readFrontMatter({ yaml: 'tags: [[a]]', yamlLine: 2, bodyLine: 4 }, 'a.md')
  expect(problems).toMatchObject([{ expected: 'text, or a label and a permalink' }])
})

test.each([
  ...Object.getOwnPropertyNames(Object.prototype),
  'prototype',
])('keeps an unknown field %s', (name) => {
  expect(problemsOf(`title: a\n${name}: x`)).toEqual([])
})
