import { expect, type Page, test } from '@playwright/test'

/** Addresses of the fonts that the page requests. */
function requestedFonts(page: Page): readonly string[] {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  return fonts
}

test('a wide window uses the text font, and no line moves when it loads', async ({ page }) => {
  const fonts = requestedFonts(page)
  // The font is cached from the second page on, even on a slow machine.
  await page.goto('/learn/token/')
  await expect.poll(() => fonts.length).toBe(1)
  await page.evaluate(() => document.fonts.load('1rem Figtree'))
  await page.goto('/learn/faq/')
  const shifts = await page.evaluate(async () => {
    await document.fonts.ready
    return new Promise<number>((resolve) => {
      const observer = new PerformanceObserver((list) => {
        const entries = list.getEntries() as (PerformanceEntry & { value: number })[]
        resolve(entries.reduce((sum, { value }) => sum + value, 0))
      })
      observer.observe({ type: 'layout-shift', buffered: true })
      setTimeout(() => resolve(0), 500)
    })
  })
  expect(shifts).toBe(0)
  expect(
    await page
      .locator('html')
      .evaluate((element) => getComputedStyle(element).fontFamily.split(',')[0]),
  ).toBe('Figtree')
})

test('a phone loads no text font', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const fonts = requestedFonts(page)
  await page.goto('/learn/token/', { waitUntil: 'networkidle' })
  expect(fonts).toEqual([])
  expect(
    await page.locator('html').evaluate((element) => getComputedStyle(element).fontFamily),
  ).toMatch(/^system-ui/)
})
