import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { jsonText } from '../scripts/json-text.mjs'

const root = resolve(import.meta.dirname, '..')

test.each([
  'site/facts/performed.json',
  'site/data/recorded-answers.json',
])('a record written again is the file as it is: %s', (file) => {
  const text = readFileSync(join(root, file), 'utf8')
  expect(jsonText(JSON.parse(text))).toBe(text)
})
