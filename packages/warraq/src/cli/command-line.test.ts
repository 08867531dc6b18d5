import { expect, test } from 'vitest'
import { parseCommandLine } from './command-line.ts'
import { COMMANDS } from './commands.ts'
import { commandHelp, USAGE } from './usage.ts'

test.each([
  [['build'], { command: 'build', place: undefined, options: {} }],
  [
    ['build', 'site', '--out', 'dir', '--base=/x/'],
    { command: 'build', place: 'site', options: { out: 'dir', base: '/x/' } },
  ],
  [
    ['--links', 'a.md', 'check'],
    { command: 'check', place: undefined, options: { links: 'a.md' } },
  ],
  [
    ['check', '--all', '--json'],
    { command: 'check', place: undefined, options: { all: true, json: true } },
  ],
  [['build', '--verbose'], { command: 'build', place: undefined, options: { verbose: true } }],
  [['dev', '--port', '0'], { command: 'dev', place: undefined, options: { port: '0' } }],
  [
    ['move', 'a.md', 'b.md', '--dry-run'],
    {
      command: 'move',
      given: ['a.md', 'b.md'],
      place: undefined,
      options: { 'dry-run': true },
    },
  ],
  [['preview', 'dist'], { command: 'preview', place: 'dist', options: {} }],
])('%j is a command with its folder and options', (args, expected) => {
  expect(parseCommandLine(args)).toEqual(expected)
})

test.each([
  [['--help'], { help: undefined }],
  [['build', '-h'], { help: 'build' }],
  [['nothing', '--help'], { help: undefined }],
  [['--version'], 'version'],
  [['build', '-v'], 'version'],
  [['--version', '--help'], { help: undefined }],
] as const)('%j asks for %j', (args, question) => {
  expect(parseCommandLine(args)).toEqual(question)
})

test.each(Object.keys(COMMANDS))('the help of %s tells what each of its options means', (name) => {
  const rows = commandHelp(name).split('\n').slice(4)
  const { arguments: wanted = [], folder, options = {} } = COMMANDS[name] ?? {}
  const places = [...wanted, folder].filter((place) => place !== undefined)
  expect(rows).toHaveLength(places.length + Object.keys(options).length + 1)
  for (const row of rows) expect(row).toMatch(/^ {2}\S.* {2,}\S/)
})

test('the help of a command is its call, what it does, its folder and its options', () => {
  expect(commandHelp('preview')).toMatchInlineSnapshot(`
    "warraq preview [dir] [--host ADDRESS] [--port N] [--json]

    Serve a built site, on localhost:3000; --host and --port (or PORT) name another place.

      dir             folder of a built site; without it dist
      --host ADDRESS  address to listen on: 0.0.0.0 for all; without it only this machine
      --port N        port to listen on, 0 for any free one; without it that of PORT, or 3000
      --json          print the result as JSON for programs, and nothing else
      --help          this text"
  `)
})

test.each([
  [['bulid'], 'There is no command "bulid": did you mean "build"?'],
  [['toString'], 'There is no command "toString": see the list.'],
  [['build', 'a', 'b', 'c'], 'Too many arguments: b c'],
  [['move', 'a.md'], '"warraq move" needs NEW.'],
  [['move', 'a.md', 'b.md', 'c.md'], 'Too many arguments: c.md'],
  [['build', '--drafts'], "Unknown option '--drafts'.\n"],
  [['build', '--port', '1'], '"warraq build" has no option --port.'],
  [['build', '--out'], "Option '--out <value>' argument missing"],
  [['preview', '--out', 'a'], '"warraq preview" has no option --out.'],
  [['check', '--base', '/x/'], '"warraq check" has no option --base.'],
])('%j is refused with a reason and the help text', (args, reason) => {
  expect(() => parseCommandLine(args)).toThrow(reason)
  expect(() => parseCommandLine(args)).toThrow(USAGE)
})

test('a command that is in a package now names the package', () => {
  expect(() => parseCommandLine(['search', 'export', 'a', '--json'])).toThrow(
    'The command "search export" is in a package: npm install @warraq/hosted-search',
  )
})

test('without a command, the help text is the error', () => {
  expect(() => parseCommandLine([])).toThrow(USAGE)
})

test('the help text fits a terminal', () => {
  expect(USAGE.split('\n').filter((line) => line.length > 105)).toEqual([])
  expect(USAGE).toMatch(/^ {2}warraq build \[root\] +build the site under root$/m)
})
