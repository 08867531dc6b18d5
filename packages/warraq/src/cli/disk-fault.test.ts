import { expect, test } from 'vitest'
import { diskFault } from './disk-fault.ts'

test('a full disk is one sentence with the file', () => {
  expect(diskFault(new Error("ENOSPC: no space left on device, open '/site/dist/a.html'"))).toBe(
    '"/site/dist/a.html": The disk is full. Free some space and run the command again. The former output is unchanged. (ENOSPC)',
  )
})

test('a write has no path, and a thread passes a failure on with its stack', () => {
  expect(
    diskFault('Error: EROFS: read-only file system, write\n    at writeSync (node:fs:1)'),
  ).toBe(
    'The disk can only be read. Make it writable and run the command again. The former output is unchanged. (EROFS)',
  )
})

test('other failures are not about disks', () => {
  expect(diskFault(new Error("ENOENT: no such file or directory, open 'a'"))).toBeUndefined()
  expect(diskFault(new TypeError('x is undefined'))).toBeUndefined()
})
