import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BUILT_SITE } from '../build-site.ts'

test('every address of the sitemap has the date and time of its last change', async () => {
  const sitemap = await readFile(join(BUILT_SITE, 'sitemap.xml'), 'utf8')
  const urls = sitemap.match(/<url>.*?<\/url>/g) ?? []
  expect(urls.length).toBeGreaterThan(0)
  const dated = /<lastmod>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z<\/lastmod>/
  // A page has a date once it is committed.
  const git = ['ls-files', '--others', '--exclude-standard', 'content', 'i18n']
  const written = execFileSync('git', git, { encoding: 'utf8' })
  const nameOf = (url: string) => /([^/]*)\/<\/loc>/.exec(url)?.[1] ?? ''
  const undated = urls.filter((url) => !dated.test(url)).map(nameOf)
  expect(undated.filter((name) => !written.includes(name))).toEqual([])
})
