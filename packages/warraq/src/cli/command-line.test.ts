import { expect, test } from 'vitest'
import { parseCommandLine } from './command-line.ts'
import { USAGE } from './usage.ts'

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
    ['search', 'export', 'dist', '--out', 'a.json'],
    { command: 'search export', place: 'dist', options: { out: 'a.json' } },
  ],
  [
    ['check', '--all', '--json'],
    { command: 'check', place: undefined, options: { all: true, json: true } },
  ],
  [['dev', '--port', '0'], { command: 'dev', place: undefined, options: { port: '0' } }],
  [['mcp', 'dist'], { command: 'mcp', place: 'dist', options: {} }],
])('%j is a command with its folder and options', (args, expected) => {
  expect(parseCommandLine(args)).toEqual(expected)
})

test.each([
  [['--help'], 'help'],
  [['build', '-h'], 'help'],
  [['nothing', '--help'], 'help'],
  [['--version'], 'version'],
  [['build', '-v'], 'version'],
  [['--version', '--help'], 'help'],
] as const)('%j asks for %s', (args, question) => {
  expect(parseCommandLine(args)).toBe(question)
})

test.each([
  [['bulid'], 'There is no command "bulid": did you mean "build"?'],
  [['toString'], 'There is no command "toString": see the list.'],
  [['search'], '"warraq search" is followed by "export", not by "".'],
  [['search', 'import'], '"warraq search" is followed by "export", not by "import".'],
  [['build', 'a', 'b', 'c'], 'Too many arguments: b c'],
  [['search', 'export', 'a', 'b'], 'Too many arguments: b'],
  [['build', '--drafts'], "Unknown option '--drafts'.\n"],
  [['build', '--port', '1'], '"warraq build" has no option --port.'],
  [['build', '--out'], "Option '--out <value>' argument missing"],
  [['dev', '--json'], '"warraq dev" has no option --json.'],
  [['preview', '--out', 'a'], '"warraq preview" has no option --out.'],
  [['check', '--base', '/x/'], '"warraq check" has no option --base.'],
])('%j is refused with a reason and the help text', (args, reason) => {
  expect(() => parseCommandLine(args)).toThrow(reason)
  expect(() => parseCommandLine(args)).toThrow(USAGE)
})

test('without a command, the help text is the error', () => {
  expect(() => parseCommandLine([])).toThrow(USAGE)
})
