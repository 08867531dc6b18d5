import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { checkEvmTarget } from './check-evm-target.ts'
import { inExampleFiles } from './example-files.ts'

test('a file that pages show is checked once, with its own lines', () => {
  const root = temporaryFolder()
  writeFileSync(join(root, 'foundry.toml'), '[profile.default]\nevm_version = "cancun"\n')
  const page = { source: '```toml file=/foundry.toml title="foundry.toml"\n```\n' }
  expect(inExampleFiles([page, page], [checkEvmTarget], root)).toMatchObject([
    { file: 'foundry.toml', line: 2, found: 'evm_version = "cancun"' },
  ])
})
