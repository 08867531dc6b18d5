import { expect, test } from 'vitest'
import { prepareDirectiveFences } from './directive-fences.ts'

const containers = new Set(['note', 'tip', 'tabs', 'tab'])
const prepare = (...lines: string[]) =>
  prepareDirectiveFences(lines.join('\n'), { file: 'a.md', format: 'md', firstLine: 1, containers })

test('turns a title after the type into a label', () => {
  expect(prepare(':::note Read *this* {#x}', 'text', ':::').text).toBe(
    ':::note[Read *this*]{#x}\ntext\n:::',
  )
})

test('gives an outer container more colons than the containers inside it', () => {
  expect(prepare(':::note', ':::tip', 'a', ':::', 'b', ':::').text).toBe(
    '::::note\n:::tip\na\n:::\nb\n::::',
  )
})

test('closes the container of exactly as many colons', () => {
  const { text, problems } = prepare('::::tabs', ':::tab', 'a', ':::', ':::tab', 'b', ':::', '::::')
  expect(text).toBe('::::tabs\n:::tab\na\n:::\n:::tab\nb\n:::\n::::')
  expect(problems).toEqual([])
})

test('leaves code blocks alone', () => {
  const source = ['```md', ':::nope', '```', ':::note', 'x', ':::'].join('\n')
  expect(prepare(source)).toEqual({ text: source, problems: [] })
})

test('keeps the indentation of a container in a list', () => {
  expect(prepare('1. a', '', '   :::note', '   b', '   :::').text).toBe(
    '1. a\n\n   :::note\n   b\n   :::',
  )
})

test('prints a closing line that closes nothing as text', () => {
  expect(prepare('a', ':::', 'b').text).toBe('a\n:::\nb')
})

test('reports an unknown directive with its line and the nearest known one', () => {
  expect(prepare('', ':::nota', ':::').problems).toEqual([
    {
      code: 'directive/unknown',
      severity: 'warning',
      file: 'a.md',
      line: 2,
      found: ':::nota',
      expected: 'one of: note, tab, tabs, tip',
      fix: 'did you mean :::note? Until then it is a plain box with this name',
    },
  ])
})

test('reports a container that is never closed', () => {
  expect(prepare(':::note', 'a').problems).toMatchObject([{ code: 'directive/unclosed', line: 1 }])
})
