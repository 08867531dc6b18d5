import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { inFolder, newSite, runDocs } from './run-docs.ts'

async function builtWith(pages: Readonly<Record<string, string>>, config = '') {
  const dir = await newSite({
    ...inFolder('content', pages),
    'docs.config.ts': `export default {
      title: 'Pumps & Co',
      url: 'https://docs.example.org',
      baseUrl: '/x/',
      ${config}
      sections: [
        { id: 'guides', label: 'Guides', path: 'content/guides', route: '/', feed: true },
        { id: 'news', path: 'content/news', route: '/news/' },
      ],
    }`,
  })
  const run = await runDocs(['build', dir])
  return { run, read: (path: string) => readFile(join(dir, 'dist', path), 'utf8') }
}

const page = (title: string, day: string, more = '') =>
  `---\nlast_update: { date: ${day} }\n${more}---\n\n# ${title}\n\nHow the pump *works*.\n`

test('a feed lists the pages of its section, the one that changed last first', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 25 }, (_, at) => [
      `guides/p${at}.md`,
      page(`Page ${at}`, `2020-01-${String(at + 1).padStart(2, '0')}`),
    ]),
  )
  const { run, read } = await builtWith({
    ...many,
    'guides/index.md': page('Start', '2026-03-01'),
    'guides/new.md': page('Oil <b>&</b> ]]> water', '2026-05-01'),
    'guides/hidden.md': page('Hidden', '2026-06-01', 'unlisted: true\n'),
    'guides/undated.md': '# No date\n',
    'news/index.md': page('News', '2026-07-01'),
  })
  expect(run.exitCode).toBe(0)
  const feed = await read('rss.xml')
  const links = [...feed.matchAll(/<item>[\s\S]*?<link>(.*?)<\/link>/g)].map(([, link]) => link)
  expect(links).toHaveLength(20)
  expect(links.slice(0, 3)).toEqual([
    'https://docs.example.org/x/new/',
    'https://docs.example.org/x/',
    'https://docs.example.org/x/p24/',
  ])
  expect(feed).toContain('Fri, 01 May 2026 00:00:00 GMT')
  expect(feed).toContain('https://docs.example.org/x/rss.xml')
  expect(feed).not.toContain('Hidden')
  expect(feed).not.toContain('News')
  const root = parseDocument(feed, { xmlMode: true })
  expect(root.children.some((node) => 'name' in node && node.name === 'rss')).toBe(true)
  expect(await read('news/index.html')).toContain(
    '<link rel="alternate" type="application/rss+xml" title="Guides | Pumps &amp; Co" href="/x/rss.xml">',
  )
})

test('a feed needs the dates of pages', async () => {
  const { run } = await builtWith(
    { 'guides/index.md': page('Start', '2026-03-01'), 'news/index.md': '# News\n' },
    'lastUpdated: { date: false },',
  )
  expect(run.exitCode).toBe(1)
  expect(run.stderr).toContain('sections[0].feed')
  expect(run.stderr).toContain('lastUpdated.date: true')
})
