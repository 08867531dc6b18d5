import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import type { CommandCall } from '../plugins/warraq-plugin.ts'
import { BUILD_MARKER } from '../shared/data/build-marker.ts'
import { isForPlugin, parseCommandLine } from './command-line.ts'
import { COMMANDS } from './commands.ts'
import { pluginCommands } from './plugin-commands.ts'
import { commandHelp } from './usage.ts'

const calls: CommandCall[] = []
const GREET = {
  purpose: 'greet a reader',
  options: {
    name: { value: 'NAME', meaning: 'whom to greet' },
    loud: { meaning: 'in capital letters' },
  },
  run: (call: CommandCall) => calls.push(call),
}

function commandsIn(root: string) {
  return { ...COMMANDS, ...pluginCommands([{ name: 'a', commands: { 'say hello': GREET } }], root) }
}

test('a command of a plugin has options and a help text like those of the engine', () => {
  const commands = commandsIn('/site')
  expect(parseCommandLine(['say', 'hello', 'x', '--name', 'Ada', '--loud'], commands)).toEqual({
    command: 'say hello',
    place: 'x',
    options: { name: 'Ada', loud: true },
  })
  expect(() => parseCommandLine(['say', 'hello', '--all'], commands)).toThrow('no option --all')
  expect(() => parseCommandLine(['say', 'no'], commands)).toThrow(
    '"warraq say" is followed by "hello", not by "no".',
  )
  expect(commandHelp('say hello', commands)).toMatchInlineSnapshot(`
    "warraq say hello [folder] [--name NAME] [--loud]

    Greet a reader.

      folder       folder of a site or of a built one; without it the working directory
      --name NAME  whom to greet
      --loud       in capital letters
      --help       this text"
  `)
})

test('a command gets the site, and the built site whose folder may be given', async () => {
  const root = temporaryFolder()
  const other = join(root, 'other')
  mkdirSync(other)
  writeFileSync(join(other, BUILD_MARKER), '{}')
  const command = commandsIn(root)['say hello']
  await command?.run(root, { json: true })
  await command?.run(other, {})
  expect(calls).toEqual([
    { root, builtDir: join(root, 'dist'), options: { json: true } },
    { root, builtDir: other, options: {} },
  ])
})

test('a command that throws names its plugin', async () => {
  const run = () => {
    throw new Error('no luck')
  }
  const { fail } = pluginCommands([{ name: 'a', commands: { fail: { purpose: 'p', run } } }], '/')
  await expect(fail?.run('/', {})).rejects.toThrow(
    'The plugin "a" failed in its hook "commands.fail": no luck',
  )
})

test.each(['build', 'say hello'])('the command "%s" exists once', (name) => {
  const first = { name: 'a', commands: { 'say hello': GREET } }
  expect(() => pluginCommands([first, { name: 'b', commands: { [name]: GREET } }], '/')).toThrow(
    `The plugin "b" failed in its hook "commands": there is already a command "${name}"`,
  )
})

test('only what the engine does not do is asked of plugins', () => {
  expect(isForPlugin(['build', 'site'])).toBe(false)
  expect(isForPlugin(['--help'])).toBe(false)
  expect(isForPlugin(['say', 'hello'])).toBe(true)
})
