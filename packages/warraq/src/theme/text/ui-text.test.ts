import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { defaultUiText } from './ui-text.ts'

const THEME = join(import.meta.dirname, '..')
const DIALOG = join(import.meta.dirname, '../../../../search-dialog/src')

const keys = [THEME, DIALOG].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /^text[\\/]part-texts\.ts$/.test(file) ||
        (/^\w+[\\/][\w-]+-text\.ts$/.test(file) && !/^(text|browser|shared)\b/.test(file)),
    )
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/^ {2}(\w+):/gm)].map(([, key]) => key),
    ),
)

test('every text of a part is in the list that a site translates, under a unique key', () => {
  expect(keys.toSorted()).toEqual(Object.keys(defaultUiText).toSorted())
})
