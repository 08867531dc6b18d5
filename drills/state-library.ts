import { spawnSync } from 'node:child_process'

/** `- cosmossdk.io/store@v1.1.1 => github.com/haqq-network/cosmos-sdk/store@v0.0.0-…` */
const REPLACED = /cosmossdk\.io\/store@\S+ => (\S+?)@/

/**
 * For the record of a page: what a node is built with instead of the state library of its project,
 * as it says itself. Programs are built so where the registry does not have that library. Empty for
 * the project's own library, and for versions without a library of their own.
 * @param file the node's program
 */
export function stateLibraryDifferences(name: string, file: string): readonly string[] {
  const { stdout } = spawnSync(file, ['version', '--long'], {
    encoding: 'utf8',
    timeout: 60_000,
    env: { PATH: process.env.PATH, HOME: '/nonexistent' },
  })
  const library = REPLACED.exec(stdout)?.[1]
  if (library === undefined || library.startsWith('github.com/haqq-network/')) return []
  return [`${name} is built with the state library ${library} instead of its own`]
}
