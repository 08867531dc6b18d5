/**
 * Reads the help of the node's program, and writes the defaults of the flags of every command that
 * pages may show: `node scripts/read-haqqd-help.mjs /usr/local/bin/haqqd`.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const LIST = new URL('../site/data/haqqd-commands.json', import.meta.url)
const OUTPUT = new URL('../site/data/haqqd-help.json', import.meta.url)
/** `      --home string   text (default "/x")`, and the lines that continue its text. */
const FLAG = /^ +(?:-\w, )?(--[\w.-]+)(?: (\w+))? {2,}(.*)$/

const [program] = process.argv.slice(2)
if (program === undefined) {
  console.error('Name the program: node scripts/read-haqqd-help.mjs /usr/local/bin/haqqd')
  process.exit(2)
}

const home = mkdtempSync(join(tmpdir(), 'haqqd-help-'))
try {
  const list = JSON.parse(readFileSync(LIST, 'utf8'))
  const version = run('version').trim()
  const commands = Object.fromEntries(pathsOf(list).map((path) => [path.join(' '), flagsOf(path)]))
  const text = JSON.stringify({ program: list.program, version, commands }, null, 2)
  writeFileSync(OUTPUT, `${text}\n`)
  console.log(`haqqd ${version}: the flags of ${Object.keys(commands).length} commands`)
} finally {
  rmSync(home, { recursive: true })
}

/** Commands of the list without commands below them: `['tendermint', 'unsafe-reset-all']`. */
function pathsOf({ commands = {} }, above = []) {
  return Object.entries(commands).flatMap(([name, below]) =>
    below.commands === undefined ? [[...above, name]] : pathsOf(below, [...above, name]),
  )
}

/** Flags of one command with their defaults; one without a default has an empty text. */
function flagsOf(path) {
  const own = run(...path, '--help').split('\nGlobal Flags:')[0] ?? ''
  const flags = {}
  let last
  for (const line of own.split('\n')) {
    const [, name, type, text] = FLAG.exec(line) ?? []
    if (name !== undefined) {
      last = name
      flags[name] = type === undefined ? 'false' : defaultOf(text)
    } else if (last !== undefined && line.startsWith('   ')) flags[last] ||= defaultOf(line)
    else last = undefined
  }
  return flags
}

function defaultOf(text) {
  const value = /\(default "?([^")]*)"?\)\s*$/.exec(text)?.[1] ?? ''
  return value.replace(home, '~')
}

/** The program with a home of its own, so that a default home is recognised and nothing is touched. */
function run(...words) {
  return execFileSync(program, words, {
    encoding: 'utf8',
    env: { ...process.env, HOME: home },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
