import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isShellId } from '../../packages/warraq/src/shared/data/shell-ids.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { runDocs } from './run-docs.ts'

const HOME = ['index.html', 'index.md', 'page.json']

async function siteOf(pages: Readonly<Record<string, string>>): Promise<string> {
  const root = temporaryFolder()
  const config = {
    title: 'Fixture',
    url: 'https://docs.example.org',
    lastUpdated: { date: false },
    precompress: false,
    staticDirs: ['public'],
    sections: [{ id: 'docs', path: 'content', route: '/' }],
  }
  await writeFile(join(root, 'docs.config.ts'), `export default ${JSON.stringify(config)}`)
  for (const folder of ['content', 'public']) await mkdir(join(root, folder))
  for (const [file, text] of Object.entries({ 'content/index.md': '# Home\n', ...pages }))
    await writeFile(join(root, file), text)
  return root
}

test('a page that uses an address or id of the engine is reported', async () => {
  const root = await siteOf({})
  expect(await runDocs(['build', root])).toMatchObject({ exitCode: 0, stderr: '' })
  const written = (await readdir(join(root, 'dist'))).filter((name) => !HOME.includes(name))
  expect(written).toEqual(expect.arrayContaining(['assets', 'search', 'sitemap.xml', '_headers']))

  for (const file of ['index.html', 'search/index.html', '404.html']) {
    const document = await readFile(join(root, 'dist', file), 'utf8')
    const ids = [...document.matchAll(/<[^<>]*? id="([^"]+)"/g)].map(([, id = '']) => id)
    expect(ids).toContain('docsMain')
    // The heading of the page itself.
    expect(ids.filter((id) => !isShellId(id) && id !== 'home')).toEqual([])
  }

  const reserved = [...written, ...HOME, 'index', '404'].filter((name) => !name.startsWith('.'))
  const pages = Object.fromEntries(
    reserved.map((name, at) => [
      `content/page-${at}.md`,
      `---\nslug: ${JSON.stringify(`/${name}`)}\n---\n\n# Page\n`,
    ]),
  )
  const run = await runDocs([
    'build',
    await siteOf({
      ...pages,
      'content/Case.md': '# A\n',
      'content/case.md': '# B\n',
      'content/c#.md': '# C\n',
      'content/line\nbreak.md': '# D\n',
      'public/Case.md': 'E',
      'public/sitemap.xml': 'F',
    }),
  ])
  expect(run.exitCode).toBe(1)
  reserved.forEach((name, at) => {
    expect(run.stderr).toContain(`content/page-${at}.md  error  route/taken\n  found     /${name}/`)
  })
  for (const text of [
    'content/case.md  error  route/differs-in-case\n  found     /case/, beside /Case/ of content/Case.md',
    'content/c#.md  error  route/unusable-name',
    'content/line\\nbreak.md  error  route/unusable-name',
    'public/Case.md  error  route/taken',
    'public/sitemap.xml  warning  route/replaced',
  ])
    expect(run.stderr).toContain(text)
  expect(run.stderr).not.toMatch(/^ +at /m)
})

test('redirects, headers and crawler rules of the project stay, with ours after them', async () => {
  const root = await siteOf({
    'public/_redirects': '/old /new 301\n',
    'public/_headers': '/*\n  X-Robots-Tag: noai\n',
    'public/robots.txt': 'User-agent: *\nDisallow: /private/\n',
  })
  expect(await runDocs(['build', root])).toMatchObject({ exitCode: 0, stderr: '' })
  const read = (name: string) => readFile(join(root, 'dist', name), 'utf8')
  expect(await read('_redirects')).toMatch(/^\/old \/new 301\n\n\/nginx\.conf\.sample /)
  expect(await read('_headers')).toMatch(/^\/\*\n {2}X-Robots-Tag: noai\n {2}[\w-]+: /)
  expect(await read('robots.txt')).toBe(
    'User-agent: *\nDisallow: /private/\n\nSitemap: https://docs.example.org/sitemap.xml\n',
  )
})

test('files for machines of the project are published in place of ours, and reported', async () => {
  const root = await siteOf({ 'public/llms.txt': 'Ours.\n', 'public/index.md': 'Own.\n' })
  const { exitCode, stderr } = await runDocs(['build', root])
  expect(exitCode).toBe(0)
  for (const name of ['llms.txt', 'index.md'])
    expect(stderr).toContain(`public/${name}  warning  route/replaced`)
  expect(await readFile(join(root, 'dist/llms.txt'), 'utf8')).toBe('Ours.\n')
  expect(await readFile(join(root, 'dist/index.md'), 'utf8')).toBe('Own.\n')
})

test('a site that opts out of indexing does not publish crawler rules of the project', async () => {
  const root = await siteOf({ 'public/robots.txt': 'User-agent: *\nAllow: /\n' })
  const config = await readFile(join(root, 'docs.config.ts'), 'utf8')
  await writeFile(join(root, 'docs.config.ts'), config.replace('{', '{"noIndex":true,'))
  const { exitCode, stderr } = await runDocs(['build', root])
  expect(exitCode).toBe(0)
  expect(stderr).toContain('public/robots.txt  warning  route/taken')
  expect(await readFile(join(root, 'dist/robots.txt'), 'utf8')).toBe('User-agent: *\nDisallow: /\n')
})
