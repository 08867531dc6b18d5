import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { runDocs } from '../build/run-docs.ts'
import { buildSite, type DocsServer, startPreview } from './docs-server.ts'

/** Workers run the same test at the same time when it is repeated. */
const portOf = () => 4219 + 100 * test.info().parallelIndex
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="20"/></svg>'

let other: Server
/** Origin of the second server. */
let origin: string
let site: DocsServer | undefined
const roots: string[] = []

test.beforeAll(async () => {
  other = createServer((_request, response) => {
    response.setHeader('Content-Type', 'image/svg+xml')
    response.end(PICTURE)
  })
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
})

test.afterEach(async () => {
  await site?.close()
  site = undefined
  await Promise.all(roots.splice(0).map((root) => rm(root, { recursive: true, force: true })))
})

test.afterAll(() => new Promise((resolve) => other.close(resolve)))

/** A site with these files and settings. */
async function siteWith(settings: string, files: Record<string, string>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'docs-policy-'))
  roots.push(root)
  const config = `export default {
    title: 'Policy', url: 'https://docs.example.org', lastUpdated: { date: false },
    sections: [{ id: 'docs', path: 'content', route: '/' }], ${settings}
  }`
  for (const [file, text] of Object.entries({ 'docs.config.ts': config, ...files })) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  return root
}

/** Builds and serves a site; returns what browsers refused while the page was open. */
async function openSite(page: Page, root: string): Promise<readonly string[]> {
  site = await startPreview(await buildSite(root), portOf())
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  await page.goto(site.url)
  return refused
}

const widthOf = (page: Page) =>
  page.getByAltText('Build passing').evaluate((image: HTMLImageElement) => image.naturalWidth)

test('a picture of another origin shows if the policy allows it', async ({ page }) => {
  const files = { 'content/index.md': `# Start\n\n![Build passing](${origin}/badge.svg)\n` }
  const root = await siteWith(`policy: { images: ['${origin}'] },`, files)
  expect((await runDocs(['check', root])).stderr).not.toContain('policy/blocked')
  const refused = await openSite(page, root)
  await expect.poll(() => widthOf(page)).toBe(20)
  expect(refused).toEqual([])
})

test('browsers refuse a picture of another origin otherwise, and the check says so', async ({
  page,
}) => {
  const files = { 'content/index.md': `# Start\n\n![Build passing](${origin}/badge.svg)\n` }
  const root = await siteWith('', files)
  const { stderr, exitCode } = await runDocs(['check', root])
  expect(exitCode).toBe(0)
  expect(stderr).toContain('content/index.md:3  warning  policy/blocked')
  expect(stderr).toContain(`policy: { images: ['${origin}'] }`)
  const refused = await openSite(page, root)
  await expect.poll(() => refused.length).toBeGreaterThan(0)
  expect(await widthOf(page)).toBe(0)
})
