import { expect, test } from 'vitest'
import { network } from '../site/network.ts'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { blocksOf } from './blocks.fixtures.ts'
import { commandsWith } from './commands-with.fixtures.ts'
import { writeProgram } from './programs.fixtures.ts'
import { findPrograms, programsOf, stateLibraryDifferences } from './programs.ts'

const folder = temporaryFolder()

const program = (name: string, script: string) => writeProgram(folder, name, script)

test('a page needs what its blocks name as a word, and what its plan adds', () => {
  const text =
    '```bash\nsudo ufw status\ncat /etc/nginx/nginx.conf wg.conf\nwg-quick up\n```\n\n```bash\ncast wallet\n```\n'
  const blocks = blocksOf(text, {}, { skip: 'needs a phone' })
  expect(programsOf({ programs: ['haqqd-next'] }, blocks)).toEqual(['haqqd-next', 'ufw'])
})

test('programs are found in PATH or by an option, with the version that they print', async () => {
  const cast = await program('cast', 'echo 1.8.5')
  const other = await program('other', 'echo "cast 1.9.0-rc1" >&2')
  expect(findPrograms(['cast'], {}, { searchPath: `/nowhere:${folder}` }).get('cast')).toEqual({
    file: cast,
    version: '1.8.5',
  })
  const found = findPrograms(['cast', 'cast'], { cast: other }, { searchPath: folder })
  expect([...found.values()].map(({ version }) => version)).toEqual(['1.9.0-rc1'])
})

test('what is no program, or prints no version, is named', async () => {
  expect(() => findPrograms(['cast'], { cast: folder }, { searchPath: '' })).toThrow(
    `--cast ${folder}: no program`,
  )
  const broken = await program('broken', 'echo "cannot start" >&2; exit 3')
  expect(() => findPrograms(['cast'], { cast: broken }, { searchPath: '' })).toThrow(
    /prints no version \(exit code 3: cannot start\); is it cast\?/,
  )
})

test('a program that hangs at its version is named, and ended with all that it started', async () => {
  const mark = `9000.${process.pid}`
  const hanging = await program('hanging', `sleep ${mark} & sleep ${mark}`)
  const search = () =>
    findPrograms(['cast'], { cast: hanging }, { searchPath: '', patienceMs: 300 })
  expect(search).toThrow(/prints no version \(it hangs\); is it cast\?/)
  await expect.poll(() => commandsWith(mark)).toEqual([])
})

test('all missing programs and the wrong version of a node are listed at once', async () => {
  const haqqd = await program('haqqd', 'echo 1.0.0')
  const describedVersion = network.node.version.value.replace(/^v/, '')
  const found = () => findPrograms(['haqqd', 'cast'], { haqqd }, { searchPath: '/nowhere' })
  expect(found).toThrow(
    `${haqqd} is version 1.0.0, and the pages describe ${describedVersion}\ncast is missing: put it into PATH, or name its file with --cast`,
  )
  const described = await program('described', `echo ${describedVersion}`)
  expect(() => findPrograms(['haqqd'], { haqqd: described })).not.toThrow()
  expect(() => findPrograms(['haqqd-next'], { 'haqqd-next': haqqd })).not.toThrow()
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
