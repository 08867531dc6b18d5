import { expect, type Page, test } from '@playwright/test'
import { labelOf, titled, titleOf } from './built-page.ts'
import { assumeNetwork } from './online.ts'

/** Marks the document, so that a full load is noticed. */
async function openAndMark(page: Page, route: string): Promise<void> {
  await page.goto(route)
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
}

const isSameDocument = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'sameDocument') === true)

test('a link changes page, title, head and sidebar without a reload', async ({ page }) => {
  await openAndMark(page, '/learn/')
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  await sidebar.locator('a[href="/learn/glossary/"]').click()
  await expect(page).toHaveURL('/learn/glossary/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(titleOf('/learn/glossary/'))
  await expect(page).toHaveTitle(titled('/learn/glossary/'))
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://docs.haqq.network/learn/glossary/',
  )
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1)
  await expect(sidebar.locator('[aria-current="page"]')).toHaveAttribute('href', '/learn/glossary/')
  expect(await isSameDocument(page)).toBe(true)
})

test('sections change without a reload', async ({ page }) => {
  await openAndMark(page, '/learn/')
  await page.getByRole('navigation', { name: 'Main' }).locator('a[href="/develop/"]').click()
  await expect(page).toHaveURL('/develop/')
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toContainText(
    labelOf('/develop/quickstart/'),
  )
  expect(await isSameDocument(page)).toBe(true)
})

test('Back and Forward restore page and scroll position', async ({ page }) => {
  await openAndMark(page, '/l1-network/run-a-validator/')
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('scrollend', resolve, { once: true })
        window.scrollTo(0, 900)
      }),
  )
  await page.getByRole('navigation', { name: 'Main' }).locator('a[href="/learn/"]').click()
  await expect(page).toHaveURL('/learn/')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/l1-network/run-a-validator/')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
  await page.goForward()
  await expect(page).toHaveURL('/learn/')
  expect(await isSameDocument(page)).toBe(true)
})

test('a hash on another page scrolls to its heading', async ({ page }) => {
  const html = await (await page.request.get('/learn/glossary/')).text()
  const id = [...html.matchAll(/<h[23] id="([^"]+)"/g)].at(-1)?.[1] ?? ''
  await openAndMark(page, '/learn/')
  await page.evaluate((hash) => {
    const link = document.createElement('a')
    link.href = `/learn/glossary/#${hash}`
    link.textContent = 'probe'
    document.querySelector('article')?.prepend(link)
  }, id)
  await page.getByRole('link', { name: 'probe' }).click()
  await expect(page).toHaveURL(`/learn/glossary/#${id}`)
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
  expect(await isSameDocument(page)).toBe(true)
})

test('the new page is announced to screen readers and the focus moves to its heading', async ({
  page,
}) => {
  await openAndMark(page, '/learn/')
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .locator('a[href="/learn/glossary/"]')
    .click()
  await expect(page.locator('#docsAnnouncer')).toContainText(titleOf('/learn/glossary/'))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a failed payload loads the page in full', async ({ page }) => {
  await assumeNetwork(page)
  await page.route('**/learn/glossary/page.json', (route) =>
    route.fulfill({ status: 500, body: 'broken' }),
  )
  await openAndMark(page, '/learn/')
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning')
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .locator('a[href="/learn/glossary/"]')
    .click()
  await warning
  await expect(page.getByRole('heading', { level: 1 })).toContainText(titleOf('/learn/glossary/'))
  expect(await isSameDocument(page)).toBe(false)
})

test('a page adds the styles it needs, and leaving it removes them', async ({ page }) => {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  await page.goto('/learn/')
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
  const styles = () =>
    page.evaluate(() => {
      const own = [...document.querySelectorAll<HTMLStyleElement>('style[data-name]')]
      const adopted = document.adoptedStyleSheets.filter(({ disabled }) => !disabled)
      const sheets = [...own.map(({ sheet }) => sheet), ...adopted]
      return sheets
        .map((sheet) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('\n'))
        .sort()
    })
  const before = await styles()
  await page.getByRole('link', { name: 'Home page' }).click()
  const hero = page.locator('.hero')
  await expect(hero).toHaveCSS('display', 'grid')
  const ofHome = (await styles()).filter((sheet) => sheet.includes('.hero'))
  expect(ofHome).not.toEqual([])
  await page.goBack()
  await expect(hero).toHaveCount(0)
  // Parts of the shell may bring a sheet of their own at any time, such as the button to the top.
  const after = await styles()
  expect(after).toEqual(expect.arrayContaining(before))
  expect(after.filter((sheet) => sheet.includes('.hero'))).toEqual([])
  expect(lines).toEqual([])
})

for (const [name, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 720 },
}))
  test(`${name}: a page fills the window at once and is complete a frame later`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await openAndMark(page, '/learn/')
    for (const route of [
      '/l1-network/modules/evm/',
      '/develop/api/ethereum-json-rpc/',
      '/learn/faq/',
      // Their first blocks are lower than one would think.
      '/l1-network/modules/epochs/',
      '/user-guides/connect-your-wallet/Metamask/',
    ]) {
      for (const visit of ['first', 'second']) {
        const { atFirst, later, bottom } = await page.evaluate(async (href) => {
          const blocks = () =>
            [...document.querySelectorAll('.article > *')].filter((block) =>
              block.checkVisibility(),
            ).length
          await window.navigation.navigate('/learn/').finished
          await window.navigation.navigate(href).committed
          const former = document.querySelector('.page-body')
          while (document.querySelector('.page-body') === former)
            await new Promise((resolve) => requestAnimationFrame(resolve))
          const atFirst = blocks()
          const end = document.querySelector('.article')?.getBoundingClientRect().bottom ?? 0
          while (document.querySelector('[data-entering]') !== null)
            await new Promise((resolve) => requestAnimationFrame(resolve))
          return { atFirst, later: blocks(), bottom: end / innerHeight }
        }, route)
        expect(atFirst, `${visit} visit of ${route}`).toBeLessThan(later)
        expect(bottom, `${visit} visit of ${route}`).toBeGreaterThan(1)
      }
      const shown = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('.main > *, .article > *')].map(
            ({ localName, id }) => localName + id,
          ),
        )
      const navigated = await shown()
      await page.reload()
      expect(navigated).toEqual(await shown())
    }
  })
