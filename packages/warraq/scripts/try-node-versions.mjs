// Builds, checks and previews a page with the packed engine on each supported version of Node: node
// packages/warraq/scripts/try-node-versions.mjs [version...]. Needs the package registry.
import { execFile, spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const packageDir = dirname(dirname(fileURLToPath(import.meta.url)))
const run = promisify(execFile)
const NODE_PACKAGE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
const VERSIONS = ['20.19.0', '22.12.0', '22', '24']
const QUIET = ['--no-audit', '--no-fund', '--loglevel=error']

/**
 * A configuration, because without one the build prints a warning, and any output on standard error
 * counts as a failure here.
 */
const CONFIG = `import { defineConfig } from 'warraq'

export default defineConfig({
  title: 'One page',
  url: 'https://docs.example.org',
  sections: [{ id: 'docs', path: '.', route: '/' }],
  lastUpdated: { date: false },
})
`

/** Run the preview and call `use` with its port. */
async function previewed(node, bin, cwd) {
  const port = String(20_000 + Math.floor(Math.random() * 20_000))
  const server = spawn(node, [bin, 'preview'], {
    cwd,
    env: { ...process.env, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await new Promise((resolve, reject) => {
      server.stdout.once('data', resolve)
      server.once('exit', (code) => reject(new Error(`preview ended with code ${code}`)))
    })
    const response = await fetch(`http://localhost:${port}/`)
    if (!(await response.text()).includes('<h1')) throw new Error('the page has no heading')
  } finally {
    server.kill()
  }
}

async function installSite(dir) {
  await run('npm', ['pack', packageDir, '--pack-destination', dir, '--loglevel=error'], {
    cwd: dir,
  })
  const [tarball] = (await readdir(dir)).filter((name) => name.endsWith('.tgz'))
  await writeFile(join(dir, 'package.json'), '{ "private": true }')
  await writeFile(join(dir, 'index.md'), '# Hello\n\n```ts\nconst a = 1\n```\n')
  await writeFile(join(dir, 'docs.config.ts'), CONFIG)
  await run('npm', ['install', join(dir, tarball), ...QUIET], { cwd: dir })
}

async function installNode(dir, version) {
  await mkdir(dir)
  await writeFile(join(dir, 'package.json'), '{ "private": true }')
  await run('npm', ['install', `${NODE_PACKAGE}@${version}`, ...QUIET], { cwd: dir })
  return join(dir, 'node_modules', NODE_PACKAGE, 'bin/node')
}

const dir = await mkdtemp(join(tmpdir(), 'warraq-node-'))
try {
  const site = join(dir, 'site')
  await mkdir(site)
  await installSite(site)
  const bin = join(site, 'node_modules/warraq/bin/warraq.mjs')
  for (const version of process.argv.length > 2 ? process.argv.slice(2) : VERSIONS) {
    const node = await installNode(join(dir, version), version)
    const { stdout: name } = await run(node, ['--version'])
    await rm(join(site, '.cache'), { recursive: true, force: true })
    try {
      const { stdout, stderr } = await run(node, [bin, 'build'], { cwd: site })
      if (stderr !== '') throw new Error(`the build complains: ${stderr}`)
      await run(node, [bin, 'check'], { cwd: site })
      await previewed(node, bin, site)
      console.log(`${name.trim()}: ${stdout.trim().split('\n').at(-1)}; checked, previewed`)
    } catch (cause) {
      process.exitCode = 1
      console.log(`${name.trim()}: failed\n${cause.stderr ?? cause.message}`)
    }
  }
} finally {
  await rm(dir, { recursive: true, force: true })
}
