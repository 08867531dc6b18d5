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

/** The module that an import names in quotes, if it is of a package; types need none. */
const IMPORTED =
  /(?:^(?:import|export|\}) (?!type ).*\bfrom |^import |\bimport\()'((?:@[a-z][\w.-]*\/)?[a-z][\w.-]*)(?=[/'])/gm

/** Packages that modules import, except tests. */
function importedBy(files: readonly string[]): Set<string> {
  const modules = files.filter((file) => /(?<!\.(?:test|fixtures))\.tsx?$/.test(file))
  const texts = modules.map((file) => readFileSync(file, 'utf8'))
  return new Set(texts.flatMap((text) => [...text.matchAll(IMPORTED)].map(([, name = '']) => name)))
}

const filesIn = (dir: string) =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((file) => join(dir, file))

test('the installation of a writer has all packages for bundling the engine, without development packages', () => {
  const { devDependencies, peerDependenciesMeta } = manifestOf(ENGINE)
  const bundled = Object.keys(devDependencies).filter(
    (name) => !Object.hasOwn(peerDependenciesMeta, name),
  )
  const imported = importedBy(filesIn(join(ENGINE, 'src')))
  const needed = bundled.filter((name) => imported.has(name))
  expect(needed).toContain('yaml')
  expect(Object.keys(manifestOf(ROOT).dependencies)).toEqual(expect.arrayContaining(needed))
})

test('the installation of a writer has all packages that the configuration and the site import', () => {
  const imported = importedBy([join(ROOT, 'docs.config.ts'), ...filesIn(join(ROOT, 'site'))])
  expect([...imported]).toContain('zod')
  expect(Object.keys(manifestOf(ROOT).dependencies)).toEqual(expect.arrayContaining([...imported]))
})
