import { expect, test } from 'vitest'
import { referenceReader } from './reference-reader.ts'
import type { WarraqPlugin } from './warraq-plugin.ts'

const site = { root: '/site', files: () => ['a.md'] }

test('the first plugin that knows a reference says what it means', () => {
  const plugins: readonly WarraqPlugin[] = [
    { name: 'none' },
    { name: 'one', references: () => (text) => (text === 'one' ? { hash: '#1' } : undefined) },
    {
      name: 'two',
      references:
        ({ files }) =>
        (_, page) => ({ file: files().join(), hash: page }),
    },
  ]
  const read = referenceReader(plugins, site)
  expect(read('one', 'b.md')).toEqual({ hash: '#1' })
  expect(read('two', 'b.md')).toEqual({ file: 'a.md', hash: 'b.md' })
  expect(referenceReader([], site)('one', 'b.md')).toBeUndefined()
})

test.each([
  [
    'at once',
    () => {
      throw new Error('no luck')
    },
  ],
  [
    'for a reference',
    () => () => {
      throw new Error('no luck')
    },
  ],
])('a plugin that throws %s is named', (_, references) => {
  const read = () => referenceReader([{ name: 'odd', references }], site)('x', 'a.md')
  expect(read).toThrow('The plugin "odd" failed in its hook "references": no luck')
})
