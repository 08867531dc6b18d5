import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { runDocs } from '../../build/run-docs.ts'
import { ATTACKS, type Attack } from '../../hostile-content.ts'
import { temporaryFolder } from '../../temporary-folder.ts'
import { buildSite, startPreview } from '../docs-server.ts'

async function siteOf(attacks: readonly Attack[], more: object = {}): Promise<string> {
  const root = temporaryFolder()
  await mkdir(join(root, 'content'))
  const config = {
    title: 'Hostile',
    url: 'https://docs.example.org',
    redirects: { '/': '/docs/' },
    sections: [{ id: 'docs', path: 'content', route: '/docs/' }],
    ...more,
  }
  await writeFile(join(root, 'docs.config.ts'), `export default ${JSON.stringify(config)}`)
  for (const { name, format, text } of [...attacks, { name: 'index', format: 'md', text: '# All' }])
    await writeFile(join(root, `content/${name}.${format}`), `${text}\n`)
  return root
}

/** Serves documents without a policy, as from a host that sends none. */
async function withoutPolicy(context: BrowserContext): Promise<void> {
  await context.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue()
    const response = await route.fetch()
    if (!/^text\/html/.test(response.headers()['content-type'] ?? ''))
      return route.fulfill({ response })
    const { 'content-security-policy': _, ...headers } = response.headers()
    const body = await response.text()
    const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/
    expect(body).toMatch(policy)
    return route.fulfill({ status: response.status(), headers, body: body.replace(policy, '') })
  })
}

/** Wait until the document has nothing more to do; one that is replaced meanwhile has nothing. */
async function idle(page: Page): Promise<void> {
  await page
    .evaluate(
      () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1000 })),
    )
    .catch((error: Error) => expect(error.message).toContain('context was destroyed'))
}

/** Use everything on a page as a reader could. */
async function use(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('article *, a')) {
      element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
      if (/click/.test(element.textContent ?? ''))
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    }
  })
  await idle(page)
  // A click may have opened another page of the site.
  await page.waitForLoadState()
  await idle(page)
}

test('attacks fail the build, or are plain text', async () => {
  test.setTimeout(180_000)
  const all = await siteOf(ATTACKS)
  const { exitCode, stderr, stdout } = await runDocs(['build', all, '--all'])
  expect(exitCode).toBe(1)
  const report = stderr + stdout
  // A page with only warnings is built.
  const accepted = ATTACKS.filter(
    ({ name }) => !new RegExp(`content/${name}\\.mdx?\\S*  error`).test(report),
  )
  // Plain texts: Markdown and components escape their contents.
  expect(accepted.map(({ name }) => name)).toEqual([
    'handler-slash',
    'handler-newline',
    'slot-in-attribute',
    'card-title',
    'directive-class',
    'fence-title',
    'fence-language',
    'front-matter-title',
    'front-matter-label',
    'front-matter-image',
  ])
  await rm(all, { recursive: true, force: true })
})

test('where attacks only warn, no code runs, even without a policy', async ({ context }) => {
  test.setTimeout(180_000)
  const root = await siteOf(ATTACKS, { checks: { strict: false } })
  const server = await startPreview(await buildSite(root))
  const foreign: string[] = []
  context.on('request', (request) => {
    if (!request.url().startsWith(server.url)) foreign.push(request.url())
  })
  await withoutPolicy(context)
  const left = [...ATTACKS]
  const visit = async (page: Page) => {
    for (let attack = left.pop(); attack !== undefined; attack = left.pop()) {
      await page.goto(`${server.url}/docs/${attack.name}/`)
      await use(page)
      expect(await page.evaluate(() => 'attacked' in window), attack.name).toBe(false)
    }
  }
  // Most of the time of a visit is waiting.
  await Promise.all([1, 2, 3].map(async () => visit(await context.newPage())))
  expect(foreign).toEqual([])
  await server.close()
  await rm(root, { recursive: true, force: true })
})
