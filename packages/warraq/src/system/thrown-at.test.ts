import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import { thrownAt, thrownPlace } from './thrown-at.ts'

/** An error from line 2 of a bundle whose second line stands for line 3 of a source. */
function errorFrom(source: string): Error {
  const map = { version: 3, sources: [source], names: [], mappings: ';AAEA' }
  const encoded = Buffer.from(JSON.stringify(map)).toString('base64')
  const file = join(temporaryFolder(), 'bundle.mjs')
  const text = `\n1\n//# sourceMappingURL=data:application/json;charset=utf-8;base64,${encoded}`
  writeFileSync(file, text)
  const error = new Error('no luck')
  error.stack = `Error: no luck\n    at run (node:internal:1:1)\n    at Price (${pathToFileURL(file)}:2:1)`
  return error
}

test.each([
  'components/Price.tsx',
  'components/Price.tsx?island',
])('an error is placed in its source: %s', (source) => {
  expect(thrownAt(errorFrom(source))).toEqual({ file: 'components/Price.tsx', line: 3 })
  expect(thrownPlace(errorFrom(source))).toBe('components/Price.tsx:3')
})

const AT_PNPM = 'node_modules/.pnpm'
const PNPM = `file:///site/${AT_PNPM}`

test.each([
  ['at run (file:///site/node_modules/@a/look/index.js:7:1)', 'node_modules/@a/look/index.js:7'],
  ['at file:///site/node_modules/look/index.js:7:11', 'node_modules/look/index.js:7'],
  ['at run (file:///site/node_modules/warraq/dist/a.mjs:7:1)', undefined],
  [`at run (${PNPM}/warraq@1.0.0/node_modules/warraq/dist/a.mjs:7:1)`, undefined],
  [
    `at ${PNPM}/look@1/node_modules/look/index.js:7:1`,
    `${AT_PNPM}/look@1/node_modules/look/index.js:7`,
  ],
  [
    `at ${PNPM}/@a+look@1/node_modules/@a/look/index.js:7:1`,
    `${AT_PNPM}/@a+look@1/node_modules/@a/look/index.js:7`,
  ],
  ['at run (node:fs:7:1)\n    at file:///site/node_modules/look/index.js:1:1', undefined],
])('an error that a package throws %s is placed there', (frames, place) => {
  const error = new Error('no luck')
  error.stack = `Error: no luck\n    ${frames}`
  expect(thrownPlace(error)).toBe(place)
})

test('code of packages, of other folders and without a map has no place', () => {
  expect(thrownAt(errorFrom('node_modules/react/index.js'))).toBeUndefined()
  expect(thrownAt(errorFrom('../elsewhere.ts'))).toBeUndefined()
  expect(thrownAt(new Error('here'))).toBeUndefined()
  expect(thrownAt('a text')).toBeUndefined()
})
