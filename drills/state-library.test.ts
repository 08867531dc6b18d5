import { expect, test } from 'vitest'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { writeProgram } from './programs.fixtures.ts'
import { stateLibraryDifferences } from './state-library.ts'

const folder = temporaryFolder()

const program = (name: string, script: string) => writeProgram(folder, name, script)

test('the record says which state library a node is built with, if not its own', async () => {
  const node = (name: string, library: string) =>
    program(name, `echo '- cosmossdk.io/store@v1.1.1 => ${library}@v0.0.0-2025'`)
  expect(stateLibraryDifferences('haqqd-next', await node('other', 'example.org/store'))).toEqual([
    'haqqd-next is built with the state library example.org/store instead of its own',
  ])
  const own = await node('own', 'github.com/haqq-network/cosmos-sdk/store')
  expect(stateLibraryDifferences('haqqd-next', own)).toEqual([])
  expect(stateLibraryDifferences('haqqd', await program('old', 'echo 1.8.5'))).toEqual([])
})
