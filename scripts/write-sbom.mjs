// Writes bills of materials of the site and of the engine (CycloneDX), and the list of their
// licences, into the given folder: `node scripts/write-sbom.mjs sbom`. All data comes from the lock
// file.
import { execFileSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { root } from './import-typescript.mjs'

const outDir = resolve(process.argv[2] ?? 'sbom')
const engineDir = join(root, 'packages/warraq')

const engine = JSON.parse(await readFile(join(engineDir, 'package.json'), 'utf8'))
const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
const isOfEngine = (name) => Object.hasOwn(engine.dependencies, name)

/**
 * npm's bill of materials without timestamps and ids of the run, so that the same lock file gives
 * the same bytes.
 */
function bill(args) {
  const npm = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', ...args]
  const text = execFileSync('npm', npm, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const { serialNumber: _, ...rest } = JSON.parse(text)
  const { timestamp: __, ...metadata } = rest.metadata
  const components = rest.components.map((component) => ({
    ...component,
    // npm names a workspace after its folder, but refers to it by the name of the package.
    name: component['bom-ref'].replace(/@[^@]*$/, ''),
    licenses: component.licenses ?? lockedLicences(component),
  }))
  return { ...rest, metadata, components }
}

/** Licences that npm leaves out, because their names are not those of the SPDX list. */
function lockedLicences({ name, version }) {
  const locked = lock.packages[`node_modules/${name}`]
  return locked?.version === version ? [{ license: { name: locked.license } }] : undefined
}

/** The named components, and their dependencies among one another. */
function only({ components, dependencies, ...rest }, isPart) {
  const kept = components.filter(isPart)
  const refs = new Set(kept.map((component) => component['bom-ref']))
  return {
    ...rest,
    components: kept,
    dependencies: dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn = [] }) => ({
        ref,
        dependsOn: dependsOn.filter((to) => refs.has(to)),
      })),
  }
}

const idOf = ({ name, version }) => `${name}@${version}`

/** The packages that are installed with a package or bundled into it, without development tools. */
async function billOf(folder, args, bundled = []) {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const { name, version, license } = manifest
  const all = bill(args)
  const parts = reachable(all, [...Object.keys(manifest.dependencies), ...bundled])
  const found = only(all, (component) => parts.has(component['bom-ref']))
  const component = {
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name}@${version}`,
    licenses: [{ license: { id: license } }],
  }
  return { ...found, metadata: { ...found.metadata, component } }
}

async function bundledNames() {
  const file = join(engineDir, 'dist/bundled-packages.json')
  return JSON.parse(await readFile(file, 'utf8')).map(({ name }) => name)
}

/** References of the named packages and everything they depend on. */
function reachable({ components, dependencies }, names) {
  const nameOf = new Map(components.map((component) => [component['bom-ref'], component.name]))
  const next = new Map(dependencies.map(({ ref, dependsOn = [] }) => [ref, dependsOn]))
  const found = new Set()
  const visit = (ref) => {
    if (found.has(ref)) return
    found.add(ref)
    // For a workspace npm also lists development tools and optional packages.
    const isPart = nameOf.get(ref) === engine.name ? isOfEngine : () => true
    for (const to of next.get(ref) ?? []) if (isPart(nameOf.get(to))) visit(to)
  }
  for (const component of components)
    if (names.includes(component.name)) visit(component['bom-ref'])
  return found
}

function licenceOf({ licenses = [] }) {
  return licenses
    .map(({ license, expression }) => expression ?? license.id ?? license.name)
    .join(', ')
}

/** A table of every package and its licence. */
function licenceList(bills) {
  const rows = new Map(
    bills
      .flatMap(({ components }) => components)
      .map((component) => [
        idOf(component),
        `| ${component.name} | ${component.version} | ${licenceOf(component)} |`,
      ]),
  )
  const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
  return `# Licences\n\n| Package | Version | Licence |\n|---|---|---|\n${sorted.join('\n')}\n`
}

const bundled = await bundledNames()
const bills = {
  site: await billOf(root, [], bundled),
  engine: await billOf(engineDir, ['--workspace=warraq'], bundled),
}
await mkdir(outDir, { recursive: true })
for (const [name, content] of Object.entries(bills)) {
  await writeFile(join(outDir, `${name}.cdx.json`), `${JSON.stringify(content, null, 2)}\n`)
  console.log(`${name}: ${content.components.length} packages`)
}
await writeFile(join(outDir, 'licences.md'), licenceList(Object.values(bills)))
