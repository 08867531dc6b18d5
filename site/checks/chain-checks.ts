import type { WarraqPlugin } from 'warraq/plugin'
import type { z } from 'zod'
import { createAddressCheck } from './check-addresses.ts'
import { countCommands, createCommandCheck } from './check-commands.ts'
import { checkLabels } from './check-labels.ts'
import { commandListSchema } from './command-list.ts'
import { compileSolidity } from './compile-solidity.ts'

export interface ChainChecksOptions {
  /** Programs whose commands and flags pages may show; unlisted ones are errors. */
  readonly commandLists: readonly z.input<typeof commandListSchema>[]
  /** Prefixes of bech32 addresses, in lower case. */
  readonly addressPrefixes: readonly string[]
}

/** Checks that only pages about a chain need: addresses, commands, labels of wallets, Solidity. */
export function chainChecks({ commandLists, addressPrefixes }: ChainChecksOptions): WarraqPlugin {
  const lists = commandLists.map((list) => commandListSchema.parse(list))
  return {
    name: 'chain-checks',
    codeLanguages: [
      { names: ['solidity', 'sol'], check: compileSolidity, whenComplete: true, tool: 'solc' },
    ],
    checks: [
      {
        name: 'commands',
        severity: 'throw',
        eachPage: () => createCommandCheck(lists),
        counts: {
          of: (page) => countCommands(page, lists),
          text: (count) => `${count.toLocaleString('en')} commands of listed programs`,
        },
      },
      {
        name: 'addresses',
        severity: 'throw',
        eachPage: () => createAddressCheck(addressPrefixes),
      },
      { name: 'labels', severity: 'throw', eachPage: () => checkLabels },
    ],
  }
}
