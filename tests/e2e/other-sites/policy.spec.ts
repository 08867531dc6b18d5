import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { runDocs } from '../../build/run-docs.ts'
import { temporaryFolder } from '../../temporary-folder.ts'
import { buildSite, type DocsServer, startPreview } from '../docs-server.ts'

/** Workers run the same test at the same time when it is repeated. */
const portOf = () => 4219 + 100 * test.info().parallelIndex
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="20"/></svg>'
const SCRIPT = "document.documentElement.dataset.other = 'ran'"

let other: Server
/** Origin of the second server. */
let origin: string
let site: DocsServer | undefined
const roots: string[] = []

test.beforeAll(async () => {
  other = createServer((request, response) => {
    const isScript = request.url?.endsWith('.js')
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'image/svg+xml')
    response.end(isScript ? SCRIPT : PICTURE)
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
  const root = temporaryFolder()
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

test('scripts of the head run: of the site, of another origin, and inline', async ({ page }) => {
  const root = await siteWith(
    `staticDirs: ['public'], head: [
      { tag: 'script', attributes: { src: '/own.js', defer: true } },
      { tag: 'script', attributes: { src: '${origin}/count.js', async: true } },
      { tag: 'script', content: "document.documentElement.dataset.inline = 'ran'" },
      { tag: 'style', content: ':root { --from-head: 1 }' },
    ],`,
    {
      'public/own.js': "document.documentElement.dataset.own = 'ran'",
      'content/index.md': '# Start\n\n[Next](./next.md)\n',
      'content/next.md': '# Next\n',
    },
  )
  const refused = await openSite(page, root)
  const html = page.locator('html')
  for (const name of ['own', 'other', 'inline'])
    await expect(html).toHaveAttribute(`data-${name}`, 'ran')
  await expect(html).toHaveCSS('--from-head', '1')
  await page.getByRole('main').getByRole('link', { name: 'Next', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Next', exact: true })).toBeVisible()
  await expect(html).toHaveAttribute('data-inline', 'ran')
  expect(refused).toEqual([])
})

test('a script of one page runs when a reader comes from another page', async ({ page }) => {
  const head = `---\nhead:\n  - tag: script\n    attributes: { src: /chart.js, defer: true }\n  - tag: script\n    attributes: { src: '${origin}/more.js' }\n---\n`
  const root = await siteWith(`staticDirs: ['public'], policy: { scripts: ['${origin}'] },`, {
    'public/chart.js': "document.querySelector('main').dataset.chart = 'drawn'",
    'content/index.md': '# Start\n\n[Chart](./chart.md), [text](./text.md)\n',
    'content/chart.md': `${head}# Chart\n\n[Start](./index.md)\n`,
    'content/text.md': '# Text\n',
  })
  const refused = await openSite(page, root)
  const main = page.getByRole('main')
  await expect(page.locator('html')).not.toHaveAttribute('data-other')
  await main.getByRole('link', { name: 'Chart', exact: true }).click()
  await expect(main).toHaveAttribute('data-chart', 'drawn')
  await expect(page.locator('html')).toHaveAttribute('data-other', 'ran')
  await main.getByRole('link', { name: 'Start', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Start', exact: true })).toBeVisible()
  // The page without the script is a new document, in which the script has not run.
  await expect(page.locator('html')).not.toHaveAttribute('data-other')
  await main.getByRole('link', { name: 'Chart', exact: true }).click()
  await expect(main).toHaveAttribute('data-chart', 'drawn')
  expect(refused).toEqual([])
})

test('a missing file of the head stops the build, with its place', async () => {
  const root = await siteWith("head: [{ tag: 'script', attributes: { src: '/gone.js' } }],", {
    'content/index.md': '# Start\n',
  })
  const { stderr, exitCode } = await runDocs(['build', root])
  expect(exitCode).toBe(1)
  expect(stderr).toContain('docs.config.ts  error  head/unknown-file')
})
