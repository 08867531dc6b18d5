import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { setValues, valuesIn } from './change-file.ts'

const folder = temporaryFolder()

test('values that a page shows get into the section that has them', async () => {
  const file = join(folder, 'app.toml')
  await writeFile(file, 'pruning = "default"\n[grpc]\nenable = true\n[api]\nenable = false\n')
  await setValues(file, valuesIn('pruning = "nothing"\n\n[api]\nenable = true'))
  expect(await readFile(file, 'utf8')).toBe(
    'pruning = "nothing"\n[grpc]\nenable = true\n[api]\nenable = true\n',
  )
  await expect(setValues(file, valuesIn('[api]\nswagger = true'))).rejects.toThrow('has no line')
})
