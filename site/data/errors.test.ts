import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { errors, ROLES, type Role } from './errors.ts'

/** The address of a heading, as the pages have it. */
function anchorOf(heading: string): string {
  const named = /\{#([^}]+)\}\s*$/.exec(heading)?.[1]
  if (named !== undefined) return named
  return heading
    .replaceAll('`', '')
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')
}

const anchorsOf = (role: Role) =>
  readFileSync(`content${ROLES[role].page.replace(/\/$/, '.md')}`, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('### '))
    .map((line) => anchorOf(line.slice(4)))

test.each([
  'wallet',
  'developer',
  'operator',
] as const)('the catalogue has every entry of the page for %s readers, and no other', (role) => {
  const listed = new Set(errors.map((error) => error[role]).filter((one) => one !== undefined))
  expect([...listed].sort()).toEqual([...new Set(anchorsOf(role))].sort())
})

test('lists no message twice', () => {
  expect(new Set(errors.map(({ text }) => text)).size).toBe(errors.length)
})
