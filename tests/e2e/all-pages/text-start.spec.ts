import { expect, type Page, test } from '@playwright/test'

// A usual phone; the text of each page begins in the upper third of its window.
const PHONE = { width: 390, height: 844 }
const PARTS = [0, 1, 2, 3]

test.describe.configure({ mode: 'parallel' })

/** Where the first text of an article begins, besides its title, its tools and what one needs. */
function startOfText(page: Page): Promise<number> {
  return page.evaluate(() => {
    const main = document.querySelector('main')
    if (main === null) throw new Error('no main')
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const element = text.parentElement
      if (element === null || text.nodeValue?.trim() === '' || !element.checkVisibility()) continue
      if (element.closest('h1, nav, svg, .page-tools, .mobile-outline') !== null) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      return range.getBoundingClientRect().top + scrollY
    }
    throw new Error('no text')
  })
}

for (const part of PARTS)
  test(`the text of every page begins in the upper third of a phone, part ${part + 1}`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    const sitemap = await (await page.request.get('/sitemap.xml')).text()
    const routes = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]+)<\/loc>/g)]
      .map(([, route = '']) => route)
      .filter((_, index) => index % PARTS.length === part)
    expect(routes.length).toBeGreaterThan(50)
    const late: string[] = []
    for (const route of routes) {
      await page.goto(route, { waitUntil: 'domcontentloaded' })
      const start = await startOfText(page)
      if (start > PHONE.height / 3) late.push(`${route}: ${Math.round(start)}`)
    }
    expect(late).toEqual([])
  })
