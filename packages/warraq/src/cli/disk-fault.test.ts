import { expect, test } from 'vitest'
import { diskFault, removedFile } from './disk-fault.ts'

/** An error of a failed call, as Node makes it. */
function failed(code: string, path?: string): Error {
  return Object.assign(new Error(`${code}: …`), { code, path, syscall: 'open' })
}

test('a full disk is one sentence with the file', () => {
  expect(diskFault(failed('ENOSPC', '/site/dist/a.html'))).toBe(
    '"/site/dist/a.html": The disk is full. Free some space and run the command again. The previous output is unchanged. (ENOSPC)',
  )
})

test('a failed write has no path, and may be the cause of another error', () => {
  expect(diskFault(new Error('no image', { cause: failed('EROFS') }))).toBe(
    'The disk is read-only. Make it writable and run the command again. The previous output is unchanged. (EROFS)',
  )
})

test('a refused permission says nothing about writing, because opening may be for reading', () => {
  expect(diskFault(failed('EACCES', '/site/content/a.md'))).toBe(
    '"/site/content/a.md": This account has no permission to use it. Give it permission and run the command again. The previous output is unchanged. (EACCES)',
  )
})

test('a name that is too long is named by its beginning', () => {
  const path = `/site/${'a'.repeat(10_000)}`
  const text = diskFault(failed('ENAMETOOLONG', path))
  expect(text).toMatch(/^"\/site\/a+.*": A name is longer than the file system allows\. Shorten it/)
  expect(text?.length).toBeLessThan(400)
})

test('other failures are not about disks', () => {
  expect(diskFault(failed('ENOENT', 'a'))).toBeUndefined()
  expect(diskFault(new TypeError('x is undefined'))).toBeUndefined()
})

test('a file of the site that is gone was removed; any other is a bug', () => {
  const gone = (path: string) => failed('ENOENT', path)
  expect(removedFile(gone('/site/img/a.png'), '/site')).toBe(
    '"img/a.png" was removed while the command ran. Run the command again. The previous output is unchanged. (ENOENT)',
  )
  for (const path of ['/engine/a.mjs', '/site-b/a.png', 'a.png'])
    expect(removedFile(gone(path), '/site')).toBeUndefined()
  expect(removedFile(failed('EACCES', '/site/a'), '/site')).toBeUndefined()
})
