import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import type { BuildManifest } from '../output/read-manifest.ts'
import { BUILD_MARKER } from '../shared/data/build-marker.ts'
import { listen } from '../system/listen.ts'
import { followBuild } from './follow-build.ts'

let dir: string
let server: Server | undefined

beforeEach(() => {
  dir = temporaryFolder()
})
afterEach(() => {
  server?.close()
  rmSync(dir, { recursive: true, force: true })
})

/** Writes like a build: files first, then the manifest with a new inode. */
function writeBuild(files: Readonly<Record<string, string>>, changes: Partial<BuildManifest> = {}) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text)
  const manifest: BuildManifest = {
    buildId: 'a',
    baseUrl: '/',
    csp: "default-src 'self'",
    isHttps: true,
    pages: 1,
    ...changes,
  }
  const staged = join(dir, '.staged')
  writeFileSync(staged, JSON.stringify(manifest))
  renameSync(staged, join(dir, BUILD_MARKER))
}

async function serve(): Promise<(path: string) => Promise<Response>> {
  server = createServer(await followBuild(dir))
  const port = await listen(server, 0)
  return (path) => fetch(`http://localhost:${port}${path}`, { redirect: 'manual' })
}

test('a new build is served with its files, its policy and its base path', async () => {
  writeBuild({ 'index.html': 'one' })
  const get = await serve()
  expect(await (await get('/')).text()).toBe('one')
  expect((await get('/new.txt')).status).toBe(404)

  writeBuild({ 'index.html': 'two', 'new.txt': 'new' }, { csp: "default-src 'none'" })
  const page = await get('/')
  expect(await page.text()).toBe('two')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await (await get('/new.txt')).text()).toBe('new')

  writeBuild({}, { baseUrl: '/docs/' })
  expect(await (await get('/docs/')).text()).toBe('two')
  expect((await get('/')).headers.get('location')).toBe('/docs/')
})

test.each([
  ['is gone for a moment', () => rmSync(join(dir, BUILD_MARKER))],
  ['cannot be read', () => writeFileSync(join(dir, BUILD_MARKER), '{')],
])('a build whose manifest %s is still served', async (_what, break_) => {
  writeBuild({ 'index.html': 'one' })
  const get = await serve()
  break_()
  expect(await (await get('/')).text()).toBe('one')
})

test('without a build there is nothing to serve', async () => {
  await expect(followBuild(dir)).rejects.toThrow('There is no built site')
})
