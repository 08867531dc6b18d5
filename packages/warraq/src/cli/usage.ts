import { capitalised } from '@warraq/markup/capitalised'
import { ownValue } from '@warraq/search/own-value'
import { COMMANDS, type Command, type Commands } from './commands.ts'

/** Every command as the help text shows it: its name with folder and options, and its purpose. */
export const CALLS = Object.entries(COMMANDS).map(([name, command]) => ({
  name,
  call: callOf(name, command),
  purpose: command.purpose,
}))

function callOf(name: string, { arguments: wanted = [], folder, options = {} }: Command): string {
  const given = Object.entries(options).map(([option, value]) =>
    value === true ? `[--${option}]` : `[--${option} ${value}]`,
  )
  const places = [...wanted, folder && `[${folder}]`].filter((part) => part !== undefined)
  return [name, ...places, ...given].join(' ')
}

/** Each command without its options, and the first part of its purpose: lines that fit a terminal. */
const OVERVIEW = [
  ...Object.entries(COMMANDS).map(([name, { arguments: wanted = [], folder, purpose }]) => ({
    call: [name, ...wanted, folder && `[${folder}]`].filter((part) => part !== undefined).join(' '),
    purpose: purpose.split(/[;,] /)[0],
  })),
  { call: '--version', purpose: 'version of the engine' },
]

const WIDTH = Math.max(...OVERVIEW.map(({ call }) => call.length)) + 2

export const USAGE = [
  'Usage:',
  ...OVERVIEW.map(({ call, purpose }) => `  warraq ${call.padEnd(WIDTH)}${purpose}`),
  '',
  'warraq <command> --help tells what a command does and what its options mean.',
  'Plugins of a site may add commands; their guides name them.',
].join('\n')

/** What an option means, by its name, or by its command and name where it means something else. */
const OPTIONS: Readonly<Record<string, string>> = {
  all: 'print every finding, not one entry for each cause',
  base: 'path the site is served under, instead of baseUrl of the configuration',
  'check links': 'file that gets the list of external links',
  'dry-run': 'only print what would change',
  external: 'ask the sites that pages link to; good answers are remembered for a week',
  host: 'address to listen on: 0.0.0.0 for all; without it only this machine',
  https:
    'use HTTPS: with vite.server.https of the configuration, or with a certificate made for this machine',
  json: 'print the result as JSON for programs, and nothing else',
  out: 'folder of the output, relative to root; without it dist',
  port: 'port to listen on, 0 for any free one; without it that of PORT, or 3000',
  quiet: 'print findings only',
  verbose: 'show every phase and the time it takes, in pipes and CI, too',
  'remove to': 'page that readers find instead',
  section: 'section that gets the version; needed when the site has several',
}

const PLACES = {
  NAME: 'name of the version',
  FOLDER: 'folder of the new site',
  OLD: 'source of the page, such as content/guide/start.md',
  NEW: 'its new place',
  PAGE: 'source of the page',
  root: 'folder of the site; without it the working directory',
  dir: 'folder of a built site; without it dist',
  folder: 'folder of a site or of a built one; without it the working directory',
} as const

/** The help text of one command: what it does, its places and its options. */
export function commandHelp(name: string, commands: Commands = COMMANDS): string {
  const command = ownValue(commands, name)
  if (command === undefined) return USAGE
  const { arguments: wanted = [], folder, options = {}, purpose, meanings = {} } = command
  const places = [...wanted, folder].filter((place) => place !== undefined)
  const rows = Object.entries(options).map(([option, value]) => [
    value === true ? `--${option}` : `--${option} ${value}`,
    ownValue(meanings, option) ??
      ownValue(OPTIONS, `${name} ${option}`) ??
      ownValue(OPTIONS, option) ??
      '',
  ])
  const all = [...places.map((place) => [place, PLACES[place]]), ...rows, ['--help', 'this text']]
  const width = Math.max(...all.map(([left = '']) => left.length)) + 2
  return [
    `warraq ${callOf(name, command)}`,
    '',
    `${capitalised(purpose)}.`,
    '',
    ...all.map(([left = '', right = '']) => `  ${left.padEnd(width)}${right}`),
  ].join('\n')
}
