#!/usr/bin/env node
// Bundles the engine's TypeScript once per change of its sources (about 0.1 s), then runs it.
// Node 20 cannot run TypeScript, and a bundle starts faster than any loader.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

process.env.NODE_ENV ??= process.argv[2] === 'dev' ? 'development' : 'production'

const engineDir = dirname(dirname(fileURLToPath(import.meta.url)))
const packageDir = dirname(engineDir)
const cacheDir = join(packageDir, 'node_modules', '.cache', 'docs-engine')

/** Packages whose version changes what is cached: they bundle, compile, render or draw. */
const TOOLS = [
  'rolldown',
  'vite',
  'satteri',
  'shiki',
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
    hash.update(
      `${tool}@${require(join(packageDir, 'node_modules', tool, 'package.json')).version};`,
    )
  }
  const entries = await readdir(engineDir, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && /(?<!\.test)\.(tsx?|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
  for (const file of files) {
    const { size, mtimeMs } = await stat(file)
    hash.update(`${relative(engineDir, file)}:${size}:${mtimeMs};`)
  }
  return hash.digest('hex').slice(0, 16)
}

async function bundleEngine(outDir) {
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({
    input: {
      main: join(engineDir, 'commands', 'main.ts'),
      worker: join(engineDir, 'commands', 'worker.ts'),
      'page-worker': join(engineDir, 'commands', 'page-worker.ts'),
      'card-worker': join(engineDir, 'commands', 'card-worker.ts'),
      'bundle-worker': join(engineDir, 'commands', 'bundle-worker.ts'),
    },
    platform: 'node',
    external: /^(?![./]|[A-Za-z]:[\\/])/,
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

const key = await engineKey()
const bundleDir = join(cacheDir, key)
if (!existsSync(join(bundleDir, 'main.mjs'))) {
  await mkdir(cacheDir, { recursive: true })
  await bundleEngine(bundleDir)
  await removeOtherBundles(key)
}
const { main } = await import(pathToFileURL(join(bundleDir, 'main.mjs')).href)
process.exitCode = await main(process.argv.slice(2), { engineDir, bundleDir })
