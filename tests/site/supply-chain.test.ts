import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../temporary-folder.ts'

const ROOT = join(import.meta.dirname, '../..')

interface LockedPackage {
  readonly version?: string
  readonly license?: string
  readonly integrity?: string
  readonly link?: boolean
  /** The package is part of the file of another package, whose hash covers it. */
  readonly inBundle?: boolean
  readonly hasInstallScript?: boolean
}

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>
}
/** Packages from the registry, by folder. */
const installed = Object.entries(packages).filter(
  ([folder, { link }]) => folder.includes('node_modules/') && link !== true,
)

test('no package runs a script when it is installed', () => {
  const scripted = installed.filter(([, { hasInstallScript }]) => hasInstallScript === true)
  expect(scripted.map(([folder]) => folder)).toEqual([])
})

test('the bytes of every package are fixed by a hash', () => {
  const loose = installed.filter(
    ([, { integrity = '', inBundle }]) => !inBundle && !integrity.startsWith('sha512-'),
  )
  expect(loose.map(([folder]) => folder)).toEqual([])
})

/** Licences that allow everybody to use, change and distribute the site and the engine. */
const LICENCES = new Set([
  '(MIT AND BSD)',
  '(MIT AND Zlib)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BlueOak-1.0.0',
  'BSD-3-Clause',
  'EPL-2.0',
  'ISC',
  'MIT',
  'MIT AND OFL-1.1',
  'MIT OR Apache-2.0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
])

/**
 * Shared libraries of sharp, which makes smaller copies of images on machines that have it. Neither
 * the engine nor a site contains them.
 */
const LIBVIPS = /^node_modules\/@img\/sharp-/
const LICENCES_OF_LIBVIPS = /^(?:Apache-2\.0 AND )?LGPL-3\.0-or-later(?: AND MIT)?$/

/** Packages of the tests whose manifest has its licence in an unusual form. */
const MIT_BY_ITS_TEXT = ['node_modules/memorystream']

test('every package has an allowed licence', () => {
  const others = installed.filter(
    ([folder, { license = '' }]) =>
      !LICENCES.has(license) &&
      !MIT_BY_ITS_TEXT.includes(folder) &&
      !(LIBVIPS.test(folder) && LICENCES_OF_LIBVIPS.test(license)),
  )
  expect(others.map(([folder, { license }]) => `${folder}: ${license}`)).toEqual([])
})

test('known vulnerabilities are found in any database of the interface', async () => {
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    const { queries } = JSON.parse(await text(request)) as {
      readonly queries: readonly { package: { name: string }; version: string }[]
    }
    asked.push(...queries.map((query) => query.package.name))
    const results = queries.map((query) =>
      query.package.name === 'react' ? { vulns: [{ id: 'TEST-1' }] } : {},
    )
    response.end(JSON.stringify({ results }))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const failure = await findVulnerabilities(`http://127.0.0.1:${port}`)
  server.close()
  const version = packages['node_modules/react']?.version
  expect(failure?.stdout).toMatch(`react@${version}  https://osv.dev/vulnerability/TEST-1\n`)
  expect(failure?.code).toBe(1)
  expect(new Set(asked)).toEqual(
    new Set(installed.map(([folder]) => folder.replace(/.*node_modules\//, ''))),
  )
})

test('a database that cannot be reached is named', async () => {
  // The port of a server that has closed.
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  await once(server.close(), 'close')
  const failure = await findVulnerabilities(`http://127.0.0.1:${port}`)
  expect(failure?.stderr).toMatch(`http://127.0.0.1:${port} cannot be asked: `)
  expect(failure?.code).toBe(2)
})

interface Failure {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** How the script fails. */
const findVulnerabilities = (address: string): Promise<Failure | undefined> =>
  promisify(execFile)(process.execPath, [join(ROOT, 'scripts/find-vulnerabilities.mjs')], {
    env: { ...process.env, OSV_ADDRESS: address },
  }).then(
    () => undefined,
    (cause: Failure) => cause,
  )

interface Bill {
  readonly bomFormat: string
  readonly metadata: { readonly component: { readonly name: string } }
  readonly components: readonly {
    readonly name: string
    readonly version: string
    readonly purl: string
    readonly licenses?: readonly unknown[]
  }[]
}

const write = async (): Promise<Readonly<Record<string, string>>> => {
  const dir = temporaryFolder()
  await promisify(execFile)(process.execPath, [join(ROOT, 'scripts/write-sbom.mjs'), dir])
  const read = (name: string) => readFileSync(join(dir, name), 'utf8')
  return {
    site: read('site.cdx.json'),
    engine: read('engine.cdx.json'),
    licences: read('licences.md'),
  }
}

let texts: Readonly<Record<string, string>>
const billOf = (name: string) => JSON.parse(texts[name] ?? '') as Bill
const namesOf = (name: string) => billOf(name).components.map((component) => component.name)

beforeAll(async () => {
  texts = await write()
})

test('the bills list every package with version and licence', () => {
  for (const name of ['site', 'engine']) {
    const { bomFormat, components } = billOf(name)
    expect(bomFormat).toBe('CycloneDX')
    expect(components.length).toBeGreaterThan(20)
    for (const { purl, licenses = [], ...component } of components) {
      expect(purl).toMatch(/^pkg:npm\/.+@\d/)
      expect(licenses.length, component.name).toBeGreaterThan(0)
      expect(texts.licences).toContain(`| ${component.name} | ${component.version} |`)
    }
  }
})

test('the bill of the engine lists installed and bundled packages, but no development tools', () => {
  expect(billOf('engine').metadata.component.name).toBe('warraq')
  expect(namesOf('engine')).toEqual(
    expect.arrayContaining([
      'react',
      'satteri',
      '@warraq/fences',
      '@warraq/markup',
      '@warraq/search',
      '@warraq/search-dialog',
      '@shikijs/langs',
      'vite',
      'yaml',
      'htmlparser2',
      'zod',
    ]),
  )
  for (const tool of ['typescript', 'vitest', '@playwright/test', 'warraq'])
    expect(namesOf('engine')).not.toContain(tool)
})

test('the bill of the site lists the packages that build it, but no test tools', () => {
  expect(billOf('site').metadata.component.name).toBe('haqq-docs')
  expect(namesOf('site')).toEqual(
    expect.arrayContaining([
      'react',
      'warraq',
      '@warraq/analytics',
      '@warraq/prose',
      '@warraq/fences',
      '@warraq/markup',
      '@warraq/search',
      '@warraq/search-dialog',
      'vite',
      'yaml',
      '@expo-google-fonts/figtree',
    ]),
  )
  for (const tool of ['vitest', '@playwright/test', 'typescript', 'pagefind'])
    expect(namesOf('site')).not.toContain(tool)
})

test('the same lock file gives the same bytes', async () => {
  expect(await write()).toEqual(texts)
})
