// Bundles the engine for Node, which cannot run its TypeScript, into dist/.
import { createHash } from 'node:crypto'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const packageDir = dirname(dirname(fileURLToPath(import.meta.url)))
const sourceDir = join(packageDir, 'src')
const outDir = join(packageDir, 'dist')

const manifest = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8'))

/** Packages of this repository that the engine imports by name. */
const BELOW = Object.keys(manifest.dependencies).filter((name) => name.startsWith('@warraq/'))

/**
 * Packages that are resolved where the engine is installed: its dependencies, and optional ones,
 * which the manifest lists only in `peerDependenciesMeta` so that npm installs them for nobody.
 * Every other package it imports becomes part of the bundle, with its dependencies. So do the
 * packages below the engine, whose sources only browsers and bundlers can read.
 */
const EXTERNAL = Object.keys({ ...manifest.dependencies, ...manifest.peerDependenciesMeta }).filter(
  (name) => !BELOW.includes(name),
)

/** Entry modules, by the name of their file in `dist/`. */
const ENTRIES = {
  main: 'cli/main.ts',
  index: 'index.ts',
  'built-site': 'built-site.ts',
  components: 'components.ts',
  plugin: 'plugin.ts',
  theme: 'theme.ts',
  threads: 'threads.ts',
  worker: 'pipeline/compile/worker.ts',
  'mdx-reader': 'content/components/mdx-reader.ts',
  'page-worker': 'pipeline/write/page-worker.ts',
  'bundle-worker': 'pipeline/bundle/bundle-worker.ts',
  'compress-worker': 'pipeline/write/compress-worker.ts',
}

/** In Node every feature is on; the bundler of a site decides for browsers. */
async function featureConstants() {
  const text = await readFile(join(sourceDir, 'shared/data/features.ts'), 'utf8')
  return Object.fromEntries(
    [...text.matchAll(/readonly (\w+): boolean/g)].map(([, name]) => [
      `import.meta.env.${name}`,
      'true',
    ]),
  )
}

async function bundle(dir) {
  const build = await rolldown({
    // Names of chunks depend on it, and npm packs from another folder than tests bundle from.
    cwd: packageDir,
    input: Object.fromEntries(
      Object.entries(ENTRIES).map(([name, file]) => [name, join(sourceDir, file)]),
    ),
    platform: 'node',
    transform: { define: await featureConstants() },
    external: (id) => EXTERNAL.some((name) => id === name || id.startsWith(`${name}/`)),
    logLevel: 'warn',
  })
  const { output } = await build.write({
    dir,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  })
  await build.close()
  await writeBundledPackages(dir, output)
}

/** Write names and licences of the bundled packages, for the bill of materials. */
async function writeBundledPackages(dir, output) {
  const modules = output.flatMap((chunk) => chunk.moduleIds ?? [])
  const folders = new Set(
    modules.flatMap((id) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id) ?? []),
  )
  const packages = []
  const texts = []
  for (const folder of [...folders].sort()) {
    const { name, version, license } = JSON.parse(
      await readFile(join(folder, 'package.json'), 'utf8'),
    )
    packages.push({ name, version, license })
    const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry))
    const text = file === undefined ? '' : await readFile(join(folder, file), 'utf8')
    texts.push(`${name} ${version} (${license})\n\n${text.trim()}\n`)
  }
  await writeFile(join(dir, 'bundled-packages.json'), `${JSON.stringify(packages, null, 2)}\n`)
  await writeFile(join(dir, 'THIRD-PARTY-LICENCES.txt'), texts.join(`\n${'-'.repeat(72)}\n\n`))
}

/** Hash of the bundle and the sources; it keys the caches of sites. */
async function engineKey(dir) {
  const hash = createHash('sha256')
  const below = BELOW.map((name) => join(packageDir, '..', basename(name), 'src'))
  for (const root of [dir, sourceDir, ...below]) {
    const entries = await readdir(root, { recursive: true, withFileTypes: true })
    const files = entries
      .filter((entry) => entry.isFile() && !/\.(?:test|fixtures)\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
      .sort()
    for (const file of files) hash.update(relative(root, file)).update(await readFile(file))
  }
  return hash.digest('hex').slice(0, 16)
}

/** Whether a folder holds the same bundle as another. */
async function holdsSame(dir, other) {
  const keyOf = (folder) => readFile(join(folder, 'engine-key.txt'), 'utf8').catch(() => undefined)
  const names = await readdir(dir).catch(() => [])
  return (
    (await keyOf(dir)) === (await keyOf(other)) &&
    (await readdir(other)).every((name) => names.includes(name))
  )
}

// Write to a staging folder and swap at the end, so that a command started meanwhile finds a
// complete engine; one that runs while packing bundles the same again finds what it began with.
const staging = `${outDir}.${process.pid}`
const former = `${outDir}.former.${process.pid}`
await bundle(staging)
await writeFile(join(staging, 'engine-key.txt'), await engineKey(staging))
if (await holdsSame(outDir, staging)) await rm(staging, { recursive: true })
else {
  // What `npm run types` has written stays.
  for (const name of ['types', 'schemas'])
    await rename(join(outDir, name), join(staging, name)).catch(() => {})
  await rename(outDir, former).catch(() => {})
  await rename(staging, outDir)
  await rm(former, { recursive: true, force: true })
}
