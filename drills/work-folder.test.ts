import { expect, test } from 'vitest'
import { withWorkFolder } from './work-folder.ts'

test('a folder that cannot be made is named before anything starts', async () => {
  const use = () => Promise.reject(new Error('started'))
  await expect(withWorkFolder('/dev/null/x', use)).rejects.toThrow(
    /^no folder can be made in \/dev\/null\/x: ENOTDIR.*; name another with --keep$/,
  )
})
