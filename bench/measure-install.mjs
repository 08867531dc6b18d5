// Measures the size of an installation: packages on disk, as `du` counts them.
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '..')
const run = promisify(execFile)
const QUIET = ['--no-audit', '--no-fund', '--loglevel=error']

/**
 * Megabytes that a tool installs in an empty folder: our engine from its packages, a peer from its
 * `package.json`.
 */
export async function measureInstall(tool) {
  return inTemporaryFolder(async (dir) => {
    if (tool === 'ours') {
      const engine = join(root, 'packages/warraq')
      const { dependencies } = JSON.parse(await readFile(join(engine, 'package.json'), 'utf8'))
      const packed = [engine, ...ofRepository(dependencies)]
      await run('npm', ['pack', ...packed, '--pack-destination', dir], { cwd: dir })
      const tarballs = (await readdir(dir)).filter((name) => name.endsWith('.tgz'))
      await writeFile(join(dir, 'package.json'), '{ "private": true }')
      await run('npm', ['install', ...tarballs.map((name) => join(dir, name)), ...QUIET], {
        cwd: dir,
      })
    } else {
      await cp(join(import.meta.dirname, 'peers', tool, 'package.json'), join(dir, 'package.json'))
      await run('npm', ['install', '--omit=dev', '--no-package-lock', ...QUIET], { cwd: dir })
    }
    return { 'install MB': await megabytes(join(dir, 'node_modules')) }
  })
}

/**
 * Megabytes that a writer of this site installs (`npm ci --omit=dev`), from the committed files.
 * Also builds the site with them, which fails if a package is missing.
 */
export async function measureWriterInstall() {
  return inTemporaryFolder(async (parent) => {
    const dir = join(parent, 'site')
    await mkdir(dir)
    await run('sh', ['-c', `git archive HEAD | tar -x -C "${dir}"`], { cwd: root })
    await run('npm', ['ci', '--omit=dev', ...QUIET], { cwd: dir })
    await run('npm', ['run', '-s', 'build'], { cwd: dir, env: { ...process.env, NODE_ENV: '' } })
    return { 'install of a writer of this site MB': await megabytes(join(dir, 'node_modules')) }
  })
}

/** Folders of the packages of this repository among dependencies. */
function ofRepository(dependencies) {
  return Object.keys(dependencies)
    .filter((name) => name.startsWith('@warraq/'))
    .map((name) => join(root, 'packages', basename(name)))
}

async function inTemporaryFolder(measure) {
  const dir = await mkdtemp(join(tmpdir(), 'docs-bench-install-'))
  try {
    return await measure(dir)
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

async function megabytes(dir) {
  const { stdout } = await run('du', ['-sk', dir])
  return Math.round(Number.parseInt(stdout, 10) / 1024)
}
