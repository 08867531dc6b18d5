import { execFileSync } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyFixture, runDocs } from './run-docs.ts'

/** The sitemap of a small site with the given line in its configuration. */
async function sitemapOf(config = ''): Promise<string> {
  const dir = await copyFixture('good')
  await rm(join(dir, 'content'), { recursive: true })
  await mkdir(join(dir, 'content'))
  const page = (name: string, ...frontMatter: string[]) =>
    writeFile(
      join(dir, 'content', `${name}.md`),
      ['---', `title: ${name}`, ...frontMatter, '---', '', 'Text.', ''].join('\n'),
    )
  await page('index')
  await page('dated', 'last_update: { date: 2025-03-01 }')
  await page('unlisted', 'unlisted: true')
  await page('draft', 'draft: true')
  await writeFile(
    join(dir, 'docs.config.ts'),
    `export default {
      title: 'Fixture',
      url: 'https://docs.example.org',
      baseUrl: '/base/',
      ${config}
      redirects: { '/': '/docs/' },
      sections: [{ id: 'docs', path: 'content', route: '/docs/' }],
    }`,
  )
  const { exitCode, stderr } = await runDocs(['build', dir])
  expect(stderr).toContain('warning  git/no-dates')
  expect(exitCode).toBe(0)
  return readFile(join(dir, 'dist/sitemap.xml'), 'utf8')
}

const often = '<changefreq>weekly</changefreq><priority>0.5</priority>'

test('lists every page once, with its date if known, without unlisted pages', async () => {
  const sitemap = await sitemapOf()
  expect(sitemap.match(/<url>.*<\/url>/g)).toEqual([
    `<url><loc>https://docs.example.org/base/docs/</loc>${often}</url>`,
    `<url><loc>https://docs.example.org/base/docs/dated/</loc><lastmod>2025-03-01T00:00:00.000Z</lastmod>${often}</url>`,
  ])
})

test('is empty on a site that opts out of indexing', async () => {
  expect(await sitemapOf('noIndex: true,')).not.toContain('<url>')
})

test('has no dates in a shallow clone, and the build says how to fetch them', async () => {
  const dir = await copyFixture('good')
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@a.example', '-c', 'gc.auto=0']
  const git = (...words: string[]) =>
    execFileSync('git', [...author, ...words], { cwd: dir, stdio: 'ignore' })
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--no-gpg-sign', '--message', 'Write')
  git('commit', '--quiet', '--no-gpg-sign', '--message', 'Deploy', '--allow-empty')
  git('clone', '--quiet', '--depth', '1', `file://${dir}`, join(dir, 'shallow'))
  const { exitCode, stderr } = await runDocs(['build', join(dir, 'shallow')])
  expect(stderr).toContain('warning  git/shallow-clone')
  expect(stderr).toContain('fetch-depth: 0')
  expect(exitCode).toBe(0)
  const sitemap = await readFile(join(dir, 'shallow/dist/sitemap.xml'), 'utf8')
  expect(sitemap).toContain('<url>')
  expect(sitemap).not.toContain('<lastmod>')
})
