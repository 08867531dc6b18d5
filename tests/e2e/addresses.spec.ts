import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

/**
 * Every address that a page ever had, one a line. A page that moves keeps its line: `moved_from` in
 * its front matter makes the old address lead to the new one.
 */
const ADDRESSES = readFileSync(join(import.meta.dirname, 'addresses.txt'), 'utf8')
  .trim()
  .split('\n')

test('every address that a page ever had leads to a page', async ({ request }) => {
  const lost: string[] = []
  for (const address of ADDRESSES) {
    const response = await request.get(address)
    if (response.status() !== 200) lost.push(`${address}: ${response.status()}`)
  }
  expect(lost).toEqual([])
})

test('every page of the site has its address in the list', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const routes = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]+)<\/loc>/g)].map(
    ([, route]) => route,
  )
  expect(routes.length).toBeGreaterThan(300)
  expect(routes.filter((route) => !ADDRESSES.includes(route ?? ''))).toEqual([])
})
