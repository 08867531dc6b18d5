import { expect, test } from 'vitest'
import { withoutAlias } from './module-names.ts'

test.each([
  ['@parts/a', '@site/src/parts/a'],
  ['raw!@parts/a', 'raw!@site/src/parts/a'],
  ['@partsa', '@partsa'],
  ['@theme/Lamp', '@site/src/theme/Lamp'],
  ['@theme/Lamp/glass', '@site/src/theme/Lamp/glass'],
  ['@theme/Lamp/Wick', '@theme/Lamp/Wick'],
  ['@theme/Lamp/Oil/Can', '@site/src/theme/Lamp/Oil/Can'],
])('%s is %s', (from, path) => {
  const aliases = {
    '@parts': 'src/parts',
    '@theme/Lamp': 'src/theme/Lamp',
    '@theme/Lamp/Oil/Can': 'src/theme/Lamp/Oil/Can',
  }
  expect(withoutAlias(from, { aliases })).toBe(path)
})
