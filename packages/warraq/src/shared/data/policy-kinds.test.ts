import { expect, test } from 'vitest'
import { allowsAddress } from './policy-kinds.ts'

test.each([
  ['https://img.example', 'https://img.example/a.svg', true],
  ['https://IMG.example', 'https://img.example/a.svg', true],
  ['https://img.example', 'https://other.example/a.svg', false],
  ['https://img.example', 'https://a.img.example/a.svg', false],
  ['https://*.img.example', 'https://a.b.img.example/a.svg', true],
  ['https://*.img.example', 'https://img.example/a.svg', false],
  ['https://img.example', 'http://img.example/a.svg', false],
  ['http://img.example', 'https://img.example/a.svg', true],
  ['http://localhost:4000', 'http://localhost:4000/a.svg', true],
  ['http://localhost:4000', 'http://localhost:5000/a.svg', false],
  ['http://localhost:*', 'http://localhost:5000/a.svg', true],
  ['https://img.example:443', 'https://img.example/a.svg', true],
  ['https:', 'https://img.example/a.svg', true],
  ['https:', 'http://img.example/a.svg', false],
  ['*', 'http://img.example/a.svg', true],
  ['blob:', 'https://img.example/a.svg', false],
])('%s lets a page load %s: %s', (source, address, isAllowed) => {
  expect(allowsAddress([source], new URL(address))).toBe(isAllowed)
})
