import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { SPECIFIED_ROUTES } from '../../site/anchors/specified-routes.ts'
import { htmlOfEach, readEach } from './requests.ts'

/**
 * Every address that a page ever had, one a line. A page that moves keeps its line: `moved_from` in
 * its front matter makes the old address lead to the new one. Of a page that was divided, the
 * headings that moved have lines, too.
 */
const LINES = readFileSync(join(import.meta.dirname, '../../site/data/addresses.txt'), 'utf8')
  .trim()
  .split('\n')
const ADDRESSES = LINES.filter((line) => !line.includes('#'))
const HEADINGS = LINES.filter((line) => line.includes('#'))

test('every address that a page ever had leads to a page', async ({ baseURL }) => {
  const lost = await readEach(baseURL, ADDRESSES, async (response, address) => {
    await response.body?.cancel()
    return response.status === 200 ? [] : [`${address}: ${response.status}`]
  })
  expect(lost.flat()).toEqual([])
})

test('every route of the specification is a page with content', async ({ baseURL }) => {
  const wrong = await readEach(baseURL, SPECIFIED_ROUTES, async (response, route) => {
    const html = await response.text()
    // The document of an address that has moved names another page.
    const isHere = html.includes(` rel="canonical" href="https://docs.haqq.network${route}"`)
    const [, main = ''] = html.split('<main')
    const words = main.replace(/<[^>]*>/g, ' ').match(/\p{L}+/gu) ?? []
    const isFull = words.length > (route === '/search/' ? 10 : 50) && /<h1[ >]/.test(main)
    const isRight = response.status === 200 && !response.redirected && isHere && isFull
    return isRight ? [] : [route]
  })
  expect(wrong.flat()).toEqual([])
})

test('every heading that a page gave to another one is still a place of it', async ({
  baseURL,
}) => {
  expect(HEADINGS.length).toBeGreaterThan(60)
  const pages = await htmlOfEach(baseURL, HEADINGS)
  const lost = HEADINGS.filter((address, index) => {
    const [, id] = address.split('#')
    return !pages[index]?.includes(` id="${id}"`)
  })
  expect(lost).toEqual([])
})

for (const width of [390, 1280])
  test(`a former anchor shows the heading that replaced it, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/user-guides/troubleshooting/#gas-prices-too-low-got--required-')
    const heading = page.locator('#gas-prices-too-low')
    const bar = await page.locator('header').first().boundingBox()
    await expect
      .poll(async () => (await heading.boundingBox())?.y, { message: 'below the top bar' })
      .toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
    await expect(heading).toBeInViewport({ ratio: 1 })
  })
