import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { copyFixture, runDocs } from './run-docs.ts'

const run = promisify(execFile)

/** A built site with a component as home page and Markdown beside it. */
async function builtSite(): Promise<(file: string) => Promise<string>> {
  const dir = await copyFixture('good')
  await mkdir(join(dir, 'pages'))
  const write = (file: string, ...lines: string[]) =>
    writeFile(join(dir, file), `${lines.join('\n')}\n`)
  await write('pages/index.tsx', 'export default () => <h1 style={{ letterSpacing: 3 }}>Home</h1>')
  await write('pages/about.md', '---', 'title: About us', '---', '', 'See [one](/docs/group/one/).')
  await write(
    'docs.config.ts',
    `export default {
      title: 'Fixture',
      tagline: 'How it is done',
      url: 'https://docs.example.org',
      sections: [{ id: 'docs', path: 'content', route: '/docs/' }],
      pagesDir: 'pages',
    }`,
  )
  const git = (...args: string[]) =>
    run('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
      cwd: dir,
      env: { ...process.env, GIT_COMMITTER_DATE: '2026-03-01T10:00:00Z' },
    })
  await git('init', '-q')
  await git('add', '.')
  await git('commit', '-qm', 'All')
  expect(await runDocs(['build', dir])).toMatchObject({ exitCode: 0 })
  return (file) => readFile(join(dir, 'dist', file), 'utf8')
}

test('Markdown in the folder of free pages is a page with title, links and an entry in the sitemap', async () => {
  const read = await builtSite()
  const html = await read('about/index.html')
  expect(html).toContain('<h1>About us</h1>')
  expect(html).toContain('<title>About us | Fixture</title>')
  expect(html).toContain('<a href="/docs/group/one/">one</a>')
  expect(await read('sitemap.xml')).toContain('<loc>https://docs.example.org/about/</loc>')
})

test('styles of a component page are classes of a style sheet', async () => {
  const home = await (await builtSite())('index.html')
  const [, name = ''] = /<h1 class="(style-\w+)">Home<\/h1>/.exec(home) ?? []
  expect(home).toContain(`.${name}:not(#_){letter-spacing:3px}`)
})

test('the home page describes the site with the date of its last change; the search page is not indexed, but its links are followed', async () => {
  const read = await builtSite()
  const home = await read('index.html')
  const [, data = '{}'] = /<script [^>]*ld\+json[^>]*>(.*?)<\/script>/.exec(home) ?? []
  expect(JSON.parse(data)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': 'https://docs.example.org/',
    url: 'https://docs.example.org/',
    name: 'Fixture',
    description: 'How it is done',
    inLanguage: 'en',
    dateModified: '2026-03-01T10:00:00.000Z',
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: 'https://docs.example.org/search/?q={search_term_string}',
      },
      'query-input': 'required name=search_term_string',
    },
  })
  expect(home).toContain('property="article:modified_time" content="2026-03-01T10:00:00.000Z"')
  expect(await read('sitemap.xml')).toContain(
    '<loc>https://docs.example.org/</loc><lastmod>2026-03-01T10:00:00.000Z</lastmod>',
  )
  expect(await read('search/index.html')).toContain('name="robots" content="noindex, follow"')
})

const NOT_FOUND = /<article[^>]*>([\s\S]*?)<docs-not-found data-list="([^"]*)"/

test.each([
  [true, 'about/index.html', '/about/'],
  [false, 'about.html', '/about'],
  ['ignore', 'about/index.html', '/about'],
])('trailingSlash %s: a site writes its own not-found page, which suggests pages', async (form, file, href) => {
  const dir = await copyFixture('good')
  const write = (name: string, text: string) => writeFile(join(dir, name), text)
  await mkdir(join(dir, 'pages'))
  await mkdir(join(dir, 'theme'))
  await write('pages/404.md', '# Nothing here\n\nTry [the docs](/docs/group/one/).\n')
  await write('pages/about.md', '# About us\n')
  await write(
    'theme/Search.tsx',
    `import { Search, type SearchProps } from 'warraq/theme'
    export default (props: SearchProps) => <div className="own"><Search {...props} /></div>`,
  )
  await write(
    'docs.config.ts',
    `export default {
      title: 'Fixture', url: 'https://docs.example.org', pagesDir: 'pages', themeDir: 'theme',
      sections: [{ id: 'docs', path: 'content', route: '/docs/' }],
      lastUpdated: { date: false }, trailingSlash: ${JSON.stringify(form)}, redirects: { '/': '/docs/' },
    }`,
  )
  expect(await runDocs(['build', dir])).toMatchObject({ exitCode: 0, stderr: '' })
  const read = (path: string) => readFile(join(dir, 'dist', path), 'utf8')
  const [, text, list] = NOT_FOUND.exec(await read('404.html')) ?? []
  expect(text).toMatch(/^<h1[^>]*>Nothing here.*href="\/docs\/group\/one\/?"/s)
  expect(list).toBe('/404.json')
  expect(JSON.parse(await read('404.json'))).toContainEqual([href, 'About us'])
  expect(await read(file)).toContain('About us')
  expect(await read('sitemap.xml')).not.toContain('404')
  const search = await read(form === false ? 'search.html' : 'search/index.html')
  expect(search).toMatch(/<article[^>]*><div class="own"><docs-search>/)
})

test('a not-found part that fails is reported with its file', async () => {
  const dir = await copyFixture('good')
  await mkdir(join(dir, 'theme'))
  await writeFile(
    join(dir, 'theme/NotFound.tsx'),
    `export default () => { throw new Error('no such thing') }`,
  )
  const config = await readFile(join(dir, 'docs.config.ts'), 'utf8')
  await writeFile(
    join(dir, 'docs.config.ts'),
    config.replace(/export default \{/, "$&\n  themeDir: 'theme',"),
  )
  const { exitCode, stderr } = await runDocs(['build', dir])
  expect(exitCode).toBe(1)
  expect(stderr).toContain('theme/NotFound.tsx')
  expect(stderr).toContain('an error while /404.html was rendered: no such thing')
})
