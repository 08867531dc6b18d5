import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BUILT_SITE } from '../build-site.ts'

test('every address of the sitemap has the date and time of its last change', async () => {
  const sitemap = await readFile(join(BUILT_SITE, 'sitemap.xml'), 'utf8')
  const urls = sitemap.match(/<url>.*?<\/url>/g) ?? []
  expect(urls.length).toBeGreaterThan(0)
  const dated = /<lastmod>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z<\/lastmod>/
  expect(urls.filter((url) => !dated.test(url))).toEqual([])
})
