// Prints the size of the code of each package, and measures of the engine's: `node scripts/measure-code.mjs [root of a checkout]`.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { parseSync } from 'rolldown/utils'

const root = process.argv[2] ?? join(import.meta.dirname, '..')
const packages = join(root, 'packages')
const engine = join(packages, 'warraq/src')
const TEST = /\.(?:test|fixtures|spec)\.tsx?$/
const LONG = 90

const filesBelow = (dir) =>
  (existsSync(dir) ? readdirSync(dir, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile() && /(?<!\.d)\.tsx?$|\.css$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
    .map((file) => ({ ...file, lines: file.text.split('\n').length - 1 }))

const all = filesBelow(engine)
const code = all.filter(({ path }) => !TEST.test(path))
const scripts = code.filter(({ path }) => !path.endsWith('.css'))
const tests = all.filter(({ path }) => TEST.test(path))
const distant = filesBelow(join(root, 'tests')).filter(({ path }) => !path.includes('fixtures'))

const sum = (files) => files.reduce((lines, file) => lines + file.lines, 0)

for (const name of readdirSync(packages)) {
  const sources = filesBelow(join(packages, name, 'src')).filter(({ path }) => !TEST.test(path))
  console.log(`${name.padEnd(18)}${sum(sources)} lines in ${sources.length} files`)
}
console.log('The engine, warraq')
console.log(`  of TypeScript   ${sum(scripts)}`)
console.log(`unit tests        ${sum(tests)} lines beside the code`)
console.log(`tests/            ${sum(distant)} lines`)
console.log(
  `tests to code     ${((sum(tests) + sum(distant)) / sum(scripts)).toFixed(2)} of TypeScript`,
)
console.log(`lines of a file      ${spread(scripts.map(({ lines }) => lines))}`)
console.log(`lines of a function  ${spread(scripts.flatMap(functionLines))}`)

const tested = [...tests, ...distant].map(({ text }) => text).join('\n')
const untested = scripts
  .filter(({ path, lines }) => lines > LONG && !tested.includes(`/${basename(path)}'`))
  .sort((a, b) => b.lines - a.lines)
console.log(`files over ${LONG} lines that no test imports: ${untested.length}`)
for (const { path, lines } of untested)
  console.log(`  ${String(lines).padStart(4)} ${relative(engine, path)}`)

/** Lines of every function of a file. */
function functionLines({ path, text }) {
  const found = []
  const visit = (value) => {
    if (typeof value !== 'object' || value === null) return
    if (/Function/.test(value.type ?? ''))
      found.push(text.slice(value.start, value.end).split('\n').length)
    for (const child of Object.values(value)) visit(child)
  }
  visit(parseSync(path, text).program)
  return found
}

function spread(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  const at = (share) => sorted[Math.floor((sorted.length - 1) * share)]
  return `median ${at(0.5)}, 95 % ${at(0.95)}, most ${at(1)}`
}
