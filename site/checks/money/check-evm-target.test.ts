import { expect, test } from 'vitest'
import { checkEvmTarget } from './check-evm-target.ts'

const found = (text: string) => checkEvmTarget({ file: 'a.md', text }).map(({ line }) => line)

test.each([
  'set `evm_version = "cancun"`',
  "settings: { evmVersion: 'shanghai' }",
  'anvil --hardfork prague',
  'Set the compiler target (`evmVersion`) to **`cancun`**.',
  'set the EVM version to **Cancun**',
  'Compile for `cancun`: see there.',
])('another target: %s', (text) => {
  expect(found(`\n${text}`)).toEqual([2])
})

test.each([
  'set `evm_version = "paris"`',
  'Compile for Paris.',
  'Without a setting they choose a newer one: the default is `cancun`.',
  'the code was compiled for `cancun` or later',
  'Compile for HAQQ.',
])('right: %s', (text) => {
  expect(found(text)).toEqual([])
})
