// Draws the layers of the engine and their imports into docs/architecture.md. `node
// scripts/draw-architecture.mjs` writes the diagram; with `--check` it fails when the diagram is
// out of date. Any other option is refused.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { parseArgs } from 'node:util'

const { check: isCheck } = parseArgs({ options: { check: { type: 'boolean' } } }).values
const root = join(import.meta.dirname, '..')
const engine = join(root, 'packages/warraq/src')
const page = join(root, 'docs/architecture.md')
const START = '<!-- layers: written by scripts/draw-architecture.mjs -->\n'
const END = '<!-- end of layers -->\n'

const text = readFileSync(page, 'utf8')
const [before, rest = ''] = text.split(START)
const after = rest.split(END)[1]
if (after === undefined) throw new Error(`docs/architecture.md lacks the lines ${START}and ${END}`)
const drawn = `${before}${START}\n${diagram(importsByLayer())}\n${END}${after}`
if (!isCheck) writeFileSync(page, drawn)
else if (drawn !== text) {
  console.error(
    'docs/architecture.md:1  error  architecture/stale\n' +
      '  found     a diagram of layers that differs from the imports in the code\n' +
      '  expected  the diagram that the script draws\n' +
      '  fix       run "node scripts/draw-architecture.mjs" and commit the page',
  )
  process.exitCode = 1
}

/** The layers that each layer imports from. */
function importsByLayer() {
  const layers = new Map()
  for (const entry of readdirSync(engine, { recursive: true, withFileTypes: true })) {
    if (!/(?<!\.(?:test|fixtures|d))\.tsx?$/.test(entry.name)) continue
    const layer = layerOf(join(entry.parentPath, entry.name))
    // Files outside the layers are entries of the package.
    if (layer === undefined) continue
    const targets = layers.get(layer) ?? layers.set(layer, new Set()).get(layer)
    const code = readFileSync(join(entry.parentPath, entry.name), 'utf8')
    for (const [, path] of code.matchAll(/(?:from|import\()\s*'(\.[^']+)(?<!package\.json)'/g)) {
      const target = layerOf(join(entry.parentPath, path))
      if (target !== undefined && target !== layer) targets.add(target)
    }
  }
  return layers
}

/** Layer of a file: its folder; `undefined` for entries of the package. */
function layerOf(file) {
  const [layer, ...rest] = relative(engine, file).split(sep)
  return rest.length === 0 ? undefined : layer
}

/**
 * Leaves out an arrow that a longer path implies: build -> content -> shared implies build -> shared.
 */
function diagram(layers) {
  const lines = ['```mermaid', 'flowchart TD']
  for (const [layer, targets] of [...layers].sort())
    for (const target of [...targets].sort())
      if (![...targets].some((other) => isBetween(layers, { layer, other, target })))
        lines.push(`  ${layer} --> ${target}`)
  return [...lines, '```', ''].join('\n')
}

/**
 * Whether `layer` also reaches `target` through `other`. If `layer` and `other` reach each other,
 * `other` does not count.
 */
function isBetween(layers, { layer, other, target }) {
  if (other === target) return false
  return reaches(layers, other, target, layer) && !reaches(layers, target, other, layer)
}

/** Whether one layer imports from another, directly or indirectly, but not through `without`. */
function reaches(layers, from, to, without, seen = new Set([without])) {
  if (seen.has(from)) return false
  seen.add(from)
  const targets = layers.get(from) ?? new Set()
  return targets.has(to) || [...targets].some((next) => reaches(layers, next, to, without, seen))
}
