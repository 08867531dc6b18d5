import { expect, test } from 'vitest'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { commandsWith } from './commands-with.fixtures.ts'
import { writeProgram } from './programs.fixtures.ts'
import { findPrograms, requirePrograms, stateLibraryDifferences } from './programs.ts'

const folder = temporaryFolder()

const program = (name: string, script: string) => writeProgram(folder, name, script)

test('programs are found in PATH or by an option, with the version that they print', async () => {
  const haqqd = await program('haqqd', 'echo 1.8.5')
  const other = await program('other', 'echo "haqqd 1.9.0-rc1" >&2')
  expect(findPrograms({}, `/nowhere:${folder}`).get('haqqd')).toEqual({
    file: haqqd,
    version: '1.8.5',
  })
  expect(findPrograms({ haqqd: other }, folder).get('haqqd')?.version).toBe('1.9.0-rc1')
  expect(findPrograms({}, '/nowhere').size).toBe(0)
})

test('what is no program, or prints no version, is named', async () => {
  expect(() => findPrograms({ cast: folder }, '')).toThrow(`--cast ${folder}: no program`)
  const broken = await program('broken', 'echo "cannot start" >&2; exit 3')
  expect(() => findPrograms({ cast: broken }, '')).toThrow(
    /prints no version \(exit code 3: cannot start\); is it cast\?/,
  )
})

test('a program that hangs at its version is named, and ended with all that it started', async () => {
  const mark = `9000.${process.pid}`
  const hanging = await program('hanging', `sleep ${mark} & sleep ${mark}`)
  const search = () => findPrograms({ cast: hanging }, '', 300)
  expect(search).toThrow(/prints no version \(it hangs\); is it cast\?/)
  await expect.poll(() => commandsWith(mark)).toEqual([])
})

test('all missing programs and wrong versions are listed at once', () => {
  const found = new Map([['haqqd', { file: '/b/haqqd', version: '1.9.0' }]] as const)
  expect(() => requirePrograms(found, ['haqqd', 'cast'], { haqqd: '1.8.5' })).toThrow(
    '/b/haqqd is version 1.9.0, and the pages describe 1.8.5\ncast is missing: put it into PATH, or name its file with --cast',
  )
  expect(() => requirePrograms(found, ['haqqd'], {})).not.toThrow()
})

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
