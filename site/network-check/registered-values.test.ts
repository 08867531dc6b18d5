import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Fact } from 'warraq'
import { registeredText } from '../../scripts/registered-values.mjs'
import { network } from '../network.ts'
import registered from './registered-values.json'

test('the values are those of the installed packages: npm run registered', async () => {
  const file = join(import.meta.dirname, 'registered-values.json')
  expect(await registeredText()).toBe(readFileSync(file, 'utf8'))
})

test.each(Object.entries(registered.facts))('most facts that %s knows name it', (name, values) => {
  const facts = Object.keys(values).flatMap((path) => {
    let found: unknown = network
    for (const part of path.split('.')) found = (found as Readonly<Record<string, unknown>>)?.[part]
    // An endpoint that the package still lists may be gone.
    return found === undefined ? [] : [found as Fact]
  })
  const naming = facts.filter(({ source }) => source.some((one) => one.startsWith(`${name} `)))
  expect(naming.length).toBeGreaterThan(facts.length / 2)
})
