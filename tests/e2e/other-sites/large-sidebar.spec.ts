import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { pagePath } from '../../../bench/generate-site.mjs'
import { temporaryFolder } from '../../temporary-folder.ts'
import { buildSite, type DocsServer, startDev, startPreview } from '../docs-server.ts'

/** More than a page shows in its sidebar. */
const PAGES = 300

const CONFIG = `export default {
  title: 'Large',
  url: 'https://docs.example.org',
  lastUpdated: { date: false },
  search: false,
  redirects: { '/': '/docs/' },
  sections: [{ id: 'docs', path: 'content', route: '/docs/' }],
}
`

let root = ''
let dist = ''
test.beforeAll(async () => {
  root = temporaryFolder()
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  await write('docs.config.ts', CONFIG)
  await write('content/index.md', '# Start\n')
  for (let number = 0; number < PAGES; number++)
    await write(`content/${pagePath(number)}.md`, `# Page ${number}\n`)
  await write('content/part-0/folder-5/_category_.json', '{ "collapsible": false }')
  await write('content/part-0/folder-7/inner/deep.md', '# Deep page\n')
  dist = await buildSite(root)
})

const servers: Readonly<Record<string, () => Promise<DocsServer>>> = {
  'a built site': () => startPreview(dist),
  'a site being written': () => startDev(root),
}

for (const [name, start] of Object.entries(servers))
  test(`in the large sidebar of ${name} a group loads its pages when it opens`, async ({
    page,
  }) => {
    const server = await start()
    try {
      await page.goto(`${server.url}/docs/${pagePath(0)}/`)
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
      const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
      const pageOf = (number: number) => sidebar.locator(`a[href="/docs/${pagePath(number)}/"]`)
      await expect(pageOf(1)).toBeVisible()
      await expect(pageOf(PAGES - 1)).toHaveCount(0)
      await sidebar.getByRole('button', { name: "Expand sidebar category 'folder-7'" }).click()
      await expect(pageOf(PAGES - 1)).toBeVisible()
      await pageOf(PAGES - 1).click()
      await expect(page).toHaveURL(`${server.url}/docs/${pagePath(PAGES - 1)}/`)
      await expect(pageOf(PAGES - 1)).toHaveAttribute('aria-current', 'page')

      // Neither a page nor a group that is always open.
      await expect(pageOf(5 * 40)).toBeVisible()
      await sidebar.getByRole('button', { name: 'inner' }).click()
      await expect(sidebar.getByRole('link', { name: 'Deep page' })).toBeVisible()
      await sidebar.getByRole('button', { name: "Expand sidebar category 'folder-2'" }).click()
      await pageOf(2 * 40).click()
      await expect(pageOf(2 * 40)).toHaveAttribute('aria-current', 'page')
      await expect(sidebar.getByRole('link', { name: 'Deep page' })).toBeVisible()
    } finally {
      await server.close()
    }
  })

test('a group whose items could not be loaded closes, and the next press loads them', async ({
  page,
}) => {
  const server = await startPreview(dist)
  try {
    await page.route('**/assets/sidebar/*', (route) => route.abort(), { times: 2 })
    await page.goto(`${server.url}/docs/${pagePath(0)}/`)
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
    const expand = sidebar.getByRole('button', { name: "Expand sidebar category 'folder-7'" })
    const collapse = sidebar.getByRole('button', { name: "Collapse sidebar category 'folder-7'" })
    await expand.click()
    await expect(expand).toHaveAttribute('aria-expanded', 'false')
    await expand.click()
    await expect(collapse).toHaveAttribute('aria-expanded', 'true')
    await expect(sidebar.locator(`a[href="/docs/${pagePath(PAGES - 1)}/"]`)).toBeVisible()
  } finally {
    await server.close()
  }
})
