import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import { refuseUnfitPlugins } from './unfit-plugins.ts'

test('a package that is for another version of the engine is named, with what to install', () => {
  const root = temporaryFolder()
  const install = (name: string, manifest: object) => {
    mkdirSync(join(root, 'node_modules', name), { recursive: true })
    writeFileSync(join(root, 'node_modules', name, 'package.json'), JSON.stringify(manifest))
  }
  install('cards', { peerDependencies: { warraq: '^0.1.0' } })
  install('other', { peerDependencies: { react: '^19.0.0' } })
  install('any', { peerDependencies: { warraq: '*' } })
  const refuse = (engine: string) =>
    refuseUnfitPlugins(
      ['cards', 'other', 'any', 'missing'].map((name) => [name, root]),
      engine,
    )
  expect(() => refuse('0.1.3')).not.toThrow()
  expect(() => refuse('0.2.0')).toThrow(
    /^cards in .* is for warraq \^0\.1\.0, and this is warraq 0\.2\.0/,
  )
  expect(() => refuse('0.2.0')).toThrow('npm install warraq@latest cards@latest')
})
