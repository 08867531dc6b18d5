import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import type { Diagnostic } from '../shared/data/diagnostic.ts'
import { placeInConfig } from './place-in-config.ts'

const told = (found: string, file = 'docs.config.ts'): Diagnostic => ({
  ...{ code: 'link/unknown-page', severity: 'error', file },
  ...{ found, expected: 'x', fix: 'y' },
})

test.each([
  ['[2].items[1]: doc "stak"', 'sidebar.ts:2'],
  ['footer.links[0].to: "/a/"', 'docs.config.ts:1'],
  ['footer.links[1].to: "/c/"', 'data.json:1'],
  ['a value that two lines name: "twice"', 'docs.config.ts:undefined'],
  ['a value that none names: "/b/"', 'docs.config.ts:undefined'],
  ['a problem without a value', 'docs.config.ts:undefined'],
])('a problem of the configuration has the line that names its value: %s', (found, place) => {
  const root = temporaryFolder()
  const files = ['docs.config.ts', 'sidebar.ts', 'data.json'].map((name) => join(root, name))
  const texts = [
    "to: '/a/',\na: 'twice',\n// not '/c/'\n",
    'items: [\n  "stak",\n  `twice`,\n]\n',
    '["/c/"]',
  ]
  for (const [at, file] of files.entries()) writeFileSync(file, texts[at] ?? '')
  const problem = placeInConfig(told(found), { name: 'docs.config.ts', files }, root)
  expect(`${problem.file}:${problem.line}`).toBe(place)
  const other = told(found, 'a.md')
  expect(placeInConfig(other, { name: 'docs.config.ts', files }, root)).toBe(other)
})
