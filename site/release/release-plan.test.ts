import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CHECKED_VERSION, NODE_VERSION } from '../facts/node-release.ts'
import {
  linesNaming,
  pagesToPerform,
  RELEASE_FILE,
  releaseProblem,
  withVersion,
} from './release-plan.ts'

test.each([
  'v1.8.6',
  'v1.9.4',
  'v1.10.0',
  'v2.0.0',
  'v1.9.0-rc.1',
])('%s can follow v1.8.5', (version) => {
  expect(releaseProblem(version, 'v1.8.5')).toBeUndefined()
})

test.each([
  ['v1.8.5', 'already'],
  ['v1.8.4', 'older than v1.8.5'],
  ['v1.7.10', 'older than v1.8.5'],
  ['v1.8.5-rc.2', 'older than v1.8.5'],
  ['1.9.4', 'not the tag of a release'],
  ['latest', 'not the tag of a release'],
  ['', 'not the tag of a release'],
])('"%s" cannot', (version, reason) => {
  expect(releaseProblem(version, 'v1.8.5')).toContain(reason)
})

test('the version of the facts changes, and what was checked stays', () => {
  const changed = withVersion(readFileSync(RELEASE_FILE, 'utf8'), 'v9.9.9')
  expect(changed).toContain("NODE_VERSION = 'v9.9.9'")
  expect(changed).toContain(`CHECKED_VERSION = '${CHECKED_VERSION}'`)
  expect(changed).not.toContain(`NODE_VERSION = '${NODE_VERSION}'`)
})

test('a version is found with and without v, and not inside another number', () => {
  const text = 'As of v1.8.5.\nversion: 1.8.5\n1.8.50 v1.8.5-rc.1 11.8.5 1.8.5.1\n`1.8.5`'
  expect(linesNaming('v1.8.5', [{ file: 'a.md', text }])).toEqual([
    'a.md:1  As of v1.8.5.',
    'a.md:2  version: 1.8.5',
    'a.md:4  `1.8.5`',
  ])
})

test('pages performed with another version are to be performed again', () => {
  const pages = [
    { page: 'a.md', versions: { haqqd: '1.8.5' } },
    { page: 'b.md', versions: { haqqd: '1.9.4' } },
    { page: 'c.md', versions: { nginx: '1.22.1' } },
  ]
  expect(pagesToPerform('v1.9.4', pages)).toEqual(['a.md'])
})
