import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'rolldown/utils'
import { expect, test } from 'vitest'

const ENGINE = join(import.meta.dirname, '../../packages/warraq/src')
const MOST_LINES = 80

interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** Every function of a file, as its text. */
function functionsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8')
  const found: string[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item)
    if (!isNode(value)) return
    if (/Function/.test(value.type)) found.push(code.slice(value.start, value.end))
    for (const child of Object.values(value)) visit(child)
  }
  visit(parseSync(file, code).program)
  return found
}

test(`no function of the engine is longer than ${MOST_LINES} lines`, () => {
  const functions = readdirSync(ENGINE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.(?:test|fixtures|d))\.tsx?$/.test(file))
    .flatMap((file) => functionsOf(join(ENGINE, file)).map((text) => ({ file, text })))
  expect(functions.length).toBeGreaterThan(1000)
  const long = functions.filter(({ text }) => text.split('\n').length > MOST_LINES)
  expect(long.map(({ file, text }) => `${file}: ${text.slice(0, 60)}`)).toEqual([])
})
