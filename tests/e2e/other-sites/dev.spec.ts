import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { temporaryFolder } from '../../temporary-folder.ts'
import { breakElement } from '../break-element.ts'
import { type DocsServer, startDev } from '../docs-server.ts'

const FIXTURE = join(import.meta.dirname, '../../fixtures/good')

let root = ''
let server: DocsServer | undefined

test.beforeAll(async () => {
  root = temporaryFolder()
  await cp(FIXTURE, root, { recursive: true })
  await writeFile(
    join(root, 'content/other.md'),
    `# Other\n\n${'Long text.\n\n'.repeat(80)}## End\n\nLast words.\n`,
  )
  server = await startDev(root)
})

test.afterAll(async () => {
  await server?.close()
  await rm(root, { recursive: true, force: true })
})

test('the development server also serves a page as Markdown', async ({ request }) => {
  const answer = await request.get(`${server?.url}/docs/group/one.md`)
  expect(answer.headers()['content-type']).toContain('text/markdown')
  expect(await answer.text()).toMatch(/^# One\n/)
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${server?.url}${path}`)
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
}

test('an edit is on screen without a reload and keeps the scroll position', async ({ page }) => {
  await open(page, '/docs/other/')
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
  await page.evaluate(() => window.scrollTo(0, 600))
  const file = join(root, 'content/other.md')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace('Last words.', 'Changed words.'))
  await expect(page.getByText('Changed words.')).toHaveCount(1)
  expect(await page.evaluate(() => window.scrollY)).toBe(600)
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument') === true)).toBe(true)
})

test('an edit made before the page listens for events is shown once it does', async ({
  page,
  request,
}) => {
  let connect: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    connect = resolve
  })
  await page.route('**/__docs/events?*', async (route) => {
    await held
    await route.continue()
  })
  await open(page, '/docs/group/one/')
  const file = join(root, 'content/group/one.md')
  await writeFile(file, `${await readFile(file, 'utf8')}\nEarly words.\n`)
  await expect
    .poll(async () => (await request.get(`${server?.url}/docs/group/one/page.json`)).text())
    .toContain('Early words.')
  await expect(page.getByText('Early words.')).toHaveCount(0)
  connect()
  await expect(page.getByText('Early words.')).toHaveCount(1)
})

test('the search index is built on the first search', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const ofSearch = () => asked.filter((path) => /search-index|search-worker/.test(path))
  await open(page, '/docs/group/one/')
  // By then a built page has requested everything that it loads when idle.
  await page.evaluate(async () => {
    for (let times = 0; times < 20; times++)
      await new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 50)))
  })
  expect(ofSearch()).toEqual([])
  await page.keyboard.press('Control+k')
  await page.keyboard.type('words')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(ofSearch()).toContain('/search-index.json')
})

test('an editor that writes in two steps is read to the end', async ({ page }) => {
  await open(page, '/docs/other/')
  const file = join(root, 'content/other.md')
  const text = await readFile(file, 'utf8')
  await writeFile(file, '# Other\n')
  // The first step has been read, and the second follows so soon that the watcher does not report
  // it.
  await new Promise((resolve) => setTimeout(resolve, 30))
  await writeFile(file, `${text}\nSlow words.\n`)
  await expect(page.getByText('Slow words.')).toHaveCount(1)
})

test('of two quick edits the last is shown, although the answer to the first is slow', async ({
  page,
}) => {
  const file = join(root, 'content/other.md')
  const text = await readFile(file, 'utf8')
  let release = (): void => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let asked = 0
  let answered = 0
  await page.route('**/docs/other/page.json', async (route) => {
    const isFirst = ++asked === 1
    const response = await route.fetch()
    if (isFirst) await held
    await route.fulfill({ response })
    answered++
  })
  await open(page, '/docs/other/')
  await writeFile(file, `${text}\nFirst edit.\n`)
  await expect.poll(() => asked).toBeGreaterThan(0)
  await writeFile(file, `${text}\nSecond edit.\n`)
  await expect(page.getByText('Second edit.')).toBeVisible()
  release()
  await expect.poll(() => asked - answered).toBe(0)
  await expect(page.getByText('Second edit.')).toBeVisible()
  await writeFile(file, text)
})

test('a list of problems that crashes says so over the page, which goes on', async ({ page }) => {
  const file = join(root, 'content/index.md')
  const text = await readFile(file, 'utf8')
  await open(page, '/docs/')
  await breakElement(page, 'pre')
  await writeFile(file, `${text}\n[One](./one.md), [two](./two.md), [three](./three.md).\n`)
  const crash = page.locator('docs-problems').getByText('This part of the page crashed.')
  await expect(crash).toBeVisible()
  await expect(page.locator('docs-problems')).toContainText('No <pre> here')
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByText('Other').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Other')
  // In one step: once elements render again, the next event of the server mends the list by itself.
  await page.getByRole('button', { name: 'Try again' }).evaluate((button: HTMLElement) => {
    Reflect.deleteProperty(document, 'createElement')
    button.click()
  })
  const problems = page.getByText('link/unknown-markdown-file')
  await expect(problems).toHaveCount(3)
  await expect(crash).toHaveCount(0)
  await writeFile(file, text)
  await expect(problems).toHaveCount(0)
})

test('a mistake is shown with file, line, found, expected and fix, and disappears when it is fixed', async ({
  page,
}) => {
  const file = join(root, 'content/index.md')
  const text = await readFile(file, 'utf8')
  await open(page, '/docs/')
  await writeFile(file, text.replace('./other.md', './othr.md'))
  const found = page.getByText('content/index.md:8  error  link/unknown-markdown-file')
  await expect(found).toBeVisible()
  await expect(found).toContainText('./othr.md')
  await expect(found).toContainText('a page source that exists')
  await expect(found).toContainText('did you mean ./other.md?')
  await writeFile(file, text)
  await expect(found).toBeHidden()
  await expect(page.getByRole('link', { name: 'a link' })).toBeVisible()
})
