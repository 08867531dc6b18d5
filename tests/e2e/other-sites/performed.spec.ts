import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { commandBlocks } from '../../../site/performed/command-blocks.ts'
import { temporaryFolder } from '../../temporary-folder.ts'
import { buildSite, type DocsServer, startPreview } from '../docs-server.ts'

const REPOSITORY = join(import.meta.dirname, '../../..')
const PLUGIN = join(REPOSITORY, 'site/performed/performed-pages.ts')

const CONFIG = `import { defineConfig } from 'warraq'
import { performedPages } from '${PLUGIN}'
import performed from './performed.json'

export default defineConfig({
  title: 'Performed',
  url: 'https://docs.example.org',
  lastUpdated: { date: false },
  redirects: { '/': '/docs/' },
  sections: [{ id: 'docs', path: 'content', route: '/docs/' }],
  plugins: [performedPages(performed)],
})
`

const pageOf = (command: string) =>
  `# Move\n\n## Move it\n\n1. **Stop.**\n\n   \`\`\`bash\n   ${command}\n   \`\`\`\n`

let root: string
let server: DocsServer

test.beforeAll(async () => {
  root = temporaryFolder()
  await mkdir(join(root, 'content'))
  const steps = commandBlocks(pageOf('stop the node')).map(({ step, commands }) => ({
    step,
    commands,
    result: 'as described',
  }))
  const recordOf = (name: string) => ({
    page: `content/${name}.md`,
    day: '2026-11-26',
    versions: { noded: '1.8.5' },
    differences: [],
    steps,
  })
  const performed = { pages: [recordOf('same'), recordOf('changed')] }
  await Promise.all([
    // The plugin uses packages of this repository.
    symlink(join(REPOSITORY, 'node_modules'), join(root, 'node_modules')),
    writeFile(join(root, 'docs.config.ts'), CONFIG),
    writeFile(join(root, 'performed.json'), JSON.stringify(performed)),
    writeFile(join(root, 'content/index.md'), '# Start\n\nText.\n'),
    writeFile(join(root, 'content/same.md'), pageOf('stop the node')),
    writeFile(join(root, 'content/changed.md'), pageOf('stop the other node')),
    writeFile(join(root, 'content/none.md'), pageOf('stop the node')),
  ])
  server = await startPreview(await buildSite(root))
})

test.afterAll(async () => {
  await server.close()
  await rm(root, { recursive: true, force: true })
})

const notes = (page: Page) => page.locator('.page-notes')

for (const width of [390, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('a performed page says the day and the version', async ({ page }) => {
      await page.goto(`${server.url}/docs/same/`)
      await expect(notes(page)).toHaveText('Tested on noded v1.8.5, 26 Nov 2026')
      await expect(notes(page).locator('svg')).toBeVisible()
      const box = await notes(page).boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    })

    test('a page whose commands changed says so', async ({ page }) => {
      await page.goto(`${server.url}/docs/changed/`)
      await expect(notes(page)).toHaveText('Tested on noded v1.8.5, 26 Nov 2026; changed since')
      await expect(notes(page).locator('svg')).toHaveCount(0)
    })

    test('a page that was never performed claims nothing', async ({ page }) => {
      await page.goto(`${server.url}/docs/none/`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Move')
      await expect(page.getByText('Tested on')).toHaveCount(0)
    })
  })
