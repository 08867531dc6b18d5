// Bundles the engine's TypeScript: Node 20 cannot run it, and a bundle starts faster than any loader.
import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const packageDir = dirname(dirname(fileURLToPath(import.meta.url)))
const engineDir = join(packageDir, 'src')
const modulesDir = join(packageDir, '..', '..', 'node_modules')
const cacheDir = join(modulesDir, '.cache', 'docs-engine')

/**
 * Packages that are bundled with the engine, those of many files that every build loads: finding and
 * reading them one by one takes a tenth of a second.
 */
const BUNDLED = ['image-size', 'smol-toml', 'yaml', 'zod']

/** Packages whose version changes what is cached: they bundle, compile, render or draw. */
const TOOLS = [
  ...BUNDLED,
  'rolldown',
  'vite',
  'satteri',
  'shiki',
  '@shikijs/primitive',
  'react',
  '@resvg/resvg-js',
  'opentype.js',
  '@fontsource/figtree',
]

/** Name of the engine as it is on disk: paths, sizes and times of its sources, versions of its tools. */
async function engineKey() {
  const require = createRequire(import.meta.url)
  const hash = createHash('sha256')
  for (const tool of TOOLS) {
    hash.update(`${tool}@${require(join(modulesDir, tool, 'package.json')).version};`)
  }
  const entries = await readdir(engineDir, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && /(?<!\.test)\.(tsx?|css|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
  for (const file of files) {
    // A promise for each of some hundred files would take ten times as long.
    const { size, mtimeMs } = statSync(file)
    hash.update(`${relative(engineDir, file)}:${size}:${mtimeMs};`)
  }
  return hash.digest('hex').slice(0, 16)
}

async function bundleEngine(outDir) {
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({
    input: {
      main: join(engineDir, 'cli', 'main.ts'),
      worker: join(engineDir, 'build', 'worker.ts'),
      'page-worker': join(engineDir, 'build', 'page-worker.ts'),
      'card-worker': join(engineDir, 'plugins', 'social-cards', 'card-worker.ts'),
      'bundle-worker': join(engineDir, 'build', 'bundle-worker.ts'),
    },
    platform: 'node',
    external: new RegExp(`^(?!(?:${BUNDLED.join('|')})$)(?![./]|[A-Za-z]:[\\\\/])`),
    logLevel: 'silent',
  })
  const staging = `${outDir}.${process.pid}`
  await bundle.write({
    dir: staging,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  })
  await bundle.close()
  await rename(staging, outDir).catch(() => rm(staging, { recursive: true, force: true }))
}

async function removeOtherBundles(key) {
  for (const name of await readdir(cacheDir)) {
    if (name !== 'sites' && !name.startsWith(key))
      await rm(join(cacheDir, name), { recursive: true, force: true })
  }
}

/**
 * The folder of the engine's bundle, made anew (in about 0.1 s) after a change of its sources or tools.
 * @returns {Promise<{ engineDir: string, bundleDir: string }>}
 */
export async function engineBundle() {
  const key = await engineKey()
  const bundleDir = join(cacheDir, key)
  if (!existsSync(join(bundleDir, 'main.mjs'))) {
    await mkdir(cacheDir, { recursive: true })
    await bundleEngine(bundleDir)
    await removeOtherBundles(key)
  }
  return { engineDir, bundleDir }
}
