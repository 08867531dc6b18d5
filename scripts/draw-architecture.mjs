// Draws the rooms of the engine and their imports into docs/architecture.md. `node
// scripts/draw-architecture.mjs` writes the diagram; with `--check` it fails when the diagram is
// out of date.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const root = join(import.meta.dirname, '..')
const engine = join(root, 'packages/warraq/src')
const page = join(root, 'docs/architecture.md')
const START = '<!-- rooms: written by scripts/draw-architecture.mjs -->\n'
const END = '<!-- end of rooms -->\n'

const text = readFileSync(page, 'utf8')
const [before, rest = ''] = text.split(START)
const after = rest.split(END)[1]
if (after === undefined) throw new Error(`docs/architecture.md lacks the lines ${START}and ${END}`)
const drawn = `${before}${START}\n${picture(importsByRoom())}\n${END}${after}`
if (!process.argv.includes('--check')) writeFileSync(page, drawn)
else if (drawn !== text) {
  console.error(
    'docs/architecture.md:1  error  architecture/stale\n' +
      '  found     a picture of rooms that differs from the imports in the code\n' +
      '  expected  the picture that the script draws\n' +
      '  fix       run "node scripts/draw-architecture.mjs" and commit the page',
  )
  process.exitCode = 1
}

/** The rooms that each room imports from. */
function importsByRoom() {
  const rooms = new Map()
  for (const entry of readdirSync(engine, { recursive: true, withFileTypes: true })) {
    if (!/(?<!\.(?:test|fixtures|d))\.tsx?$/.test(entry.name)) continue
    const room = roomOf(join(entry.parentPath, entry.name))
    // Files outside the rooms are entries of the package.
    if (room === undefined) continue
    const targets = rooms.get(room) ?? rooms.set(room, new Set()).get(room)
    const code = readFileSync(join(entry.parentPath, entry.name), 'utf8')
    for (const [, path] of code.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
      const target = roomOf(join(entry.parentPath, path))
      if (target !== undefined && target !== room) targets.add(target)
    }
  }
  return rooms
}

/**
 * Room of a file. The bundled plugins are the folders below `plugins`; files directly in `plugins`
 * define the plugin boundary.
 */
function roomOf(file) {
  const [room, ...rest] = relative(engine, file).split(sep)
  if (rest.length === 0) return undefined
  return room === 'plugins' && rest.length > 1 ? 'bundled[bundled plugins]' : room
}

/**
 * Leaves out arrows that follow from others: build -> content -> shared implies build -> shared.
 */
function picture(rooms) {
  const lines = ['```mermaid', 'flowchart TD']
  for (const [room, targets] of [...rooms].sort())
    for (const target of [...targets].sort())
      if (![...targets].some((other) => isBetween(rooms, { room, other, target })))
        lines.push(`  ${room} --> ${target}`)
  return [...lines, '```', ''].join('\n')
}

/**
 * Whether `room` also reaches `target` through `other`. If `room` and `other` reach each other,
 * `other` does not count.
 */
function isBetween(rooms, { room, other, target }) {
  if (other === target) return false
  return reaches(rooms, other, target, room) && !reaches(rooms, target, other, room)
}

/** Whether one room imports from another, directly or indirectly, but not through `without`. */
function reaches(rooms, from, to, without, seen = new Set([without])) {
  if (seen.has(from)) return false
  seen.add(from)
  const targets = rooms.get(from) ?? new Set()
  return targets.has(to) || [...targets].some((next) => reaches(rooms, next, to, without, seen))
}
