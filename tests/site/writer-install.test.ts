import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const ENGINE = join(ROOT, 'packages/warraq')

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
  /** Packages that stay outside the bundle; a site installs those that it uses. */
  readonly peerDependenciesMeta: Readonly<Record<string, unknown>>
}

const manifestOf = (dir: string): Manifest =>
  JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'))

/** Packages that modules of the engine import, except tests. */
function importedPackages(): Set<string> {
  const names = new Set<string>()
  for (const file of readdirSync(join(ENGINE, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (!/(?<!\.test)\.tsx?$/.test(file)) continue
    const text = readFileSync(join(ENGINE, 'src', file), 'utf8')
    for (const [, name = ''] of text.matchAll(
      /^(?:import|export|\}) (?!type ).*'((?:@[^/'\n]+\/)?[^./'\n][^/'\n]*)/gm,
    ))
      names.add(name)
  }
  return names
}

test('the installation of a writer has all packages for bundling the engine, without development packages', () => {
  const { devDependencies, peerDependenciesMeta } = manifestOf(ENGINE)
  const bundled = Object.keys(devDependencies).filter(
    (name) => !Object.hasOwn(peerDependenciesMeta, name),
  )
  const imported = importedPackages()
  const needed = bundled.filter((name) => imported.has(name))
  expect(needed).toContain('yaml')
  expect(Object.keys(manifestOf(ROOT).dependencies)).toEqual(expect.arrayContaining(needed))
})
