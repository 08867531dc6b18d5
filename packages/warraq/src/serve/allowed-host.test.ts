import { expect, test } from 'vitest'
import { isAllowedHost } from './allowed-host.ts'

test.each([
  'localhost',
  'localhost:3000',
  'docs.localhost:3000',
  '127.0.0.1:3000',
  '192.168.1.7',
  '[::1]:3000',
  'MyBox.lan:3000',
])('%s is answered', (header) => {
  expect(isAllowedHost(header, 'mybox.lan')).toBe(true)
})

test.each([
  undefined,
  '',
  'evil.example',
  'evil.example:3000',
  'localhost.evil.example',
  'notlocalhost',
  '127.0.0.1.evil.example',
  'a@localhost',
  'localhost:3000:4000',
])('%s is refused', (header) => {
  expect(isAllowedHost(header, 'mybox.lan')).toBe(false)
})
