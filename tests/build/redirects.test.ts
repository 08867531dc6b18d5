import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newSite, readTree, runDocs } from './run-docs.ts'

/** A site with a page that has moved. */
async function builtWith(config: string, movedFrom: string) {
  const dir = await newSite({
    'content/index.md': '# Start\n\nText.\n',
    'content/pump.md': `---\nmoved_from: ${movedFrom}\n---\n\n# Pump\n\nText.\n`,
    'docs.config.ts': `export default {
      title: 'Fixture',
      url: 'https://docs.example.org',
      baseUrl: '/x/',
      lastUpdated: { date: false },
      ${config}
      sections: [{ id: 'docs', path: 'content', route: '/' }],
    }`,
  })
  const run = await runDocs(['build', dir])
  return {
    run,
    files: async () => Object.keys(await readTree(join(dir, 'dist'))),
    read: (path: string) => readFile(join(dir, 'dist', path), 'utf8'),
  }
}

test('redirects are lines of host files and documents', async () => {
  const { run, read } = await builtWith(
    "redirects: { '/старый/': '/pump/', '/chat': 'https://example.org/chat' },",
    '[/old/pump, /oil.html]',
  )
  expect(run.stderr).toBe('')
  expect(run.exitCode).toBe(0)
  const old = await read('old/pump/index.html')
  expect(old).toContain('content="0; url=/x/pump/"')
  expect(old).toContain('rel="canonical" href="https://docs.example.org/x/pump/"')
  expect(await read('старый/index.html')).toContain('url=/x/pump/')
  const lines = await read('_redirects')
  expect(lines).toContain('/x/old/pump /x/pump/ 301\n/x/old/pump/ /x/pump/ 301\n')
  expect(lines).toContain(`${encodeURI('/x/старый')} /x/pump/ 301\n`)
  expect(lines).toContain('/x/chat https://example.org/chat 301\n')
  expect(await read('nginx.conf.sample')).toContain(
    'location = "/x/oil" {\n    return 301 "/x/pump/$is_args$args";\n  }',
  )
  expect(await read('Caddyfile.sample')).toMatch(
    /@moved\d path "\/x\/oil" "\/x\/oil\/"\n {2}redir @moved\d "\/x\/pump\/" permanent/,
  )
  expect(await read('sitemap.xml')).not.toContain('oil')
})

test('a page whose headings have moved leaves a document that follows the heading', async () => {
  const { run, read } = await builtWith(
    "redirects: { '/old/': '/pump/', '/old/#oil': '/#start', '/old/#gas': '/pump/#pump' },",
    '[/older]',
  )
  expect(run.stderr).toBe('')
  const old = await read('old/index.html')
  expect(old).toContain(
    '<noscript><meta http-equiv="refresh" content="0; url=/x/pump/"/></noscript>',
  )
  expect(old).toContain('<a id="oil" href="/x/#start">https://docs.example.org/x/#start</a>')
  const script = /<script src="\/x\/(assets\/moved-\w{8}\.js)"><\/script>/.exec(old)?.[1] ?? ''
  expect(await read(script)).toContain('location.replace(')
  expect(await read('older/index.html')).not.toContain('<script')
  const lines = await read('_redirects')
  expect(lines).toContain('/x/older /x/pump/ 301\n')
  expect(lines).not.toContain('/x/old ')
  expect(await read('nginx.conf.sample')).not.toContain('"/x/old"')
})

test.each([
  ["redirects: { 'old': '/pump/' },", '/a', 'redirects.old'],
  ["redirects: { '/old': 'javascript:alert(1)' },", '/a', 'redirects["/old"]'],
  ["redirects: { '/old': '/pump/', '/old#a b': '/' },", '/a', 'redirects["/old#a b"]'],
  ["redirects: { '/old#oil': '/pump/' },", '/a', 'redirect/lone-anchor'],
  ["redirects: { '/old': '/', '/old#oil': '/pump/#gas' },", '/a', 'redirect/unknown-anchor'],
  ["redirects: { '/old*': '/pump/' },", '/a', 'redirects["/old*"]'],
  ["redirects: { '/old': '//example.org' },", '/a', 'redirects["/old"]'],
  ['', 'old', 'moved_from'],
  ['', '/a?b=1', 'moved_from'],
  ['', '/pump/', 'redirect/loop'],
  ['', '/', 'redirect/existing-page'],
  ["redirects: { '/404': '/pump/' },", '/a', 'redirect/existing-page'],
])('with %s and moved_from: %s the build stops and names %s', async (config, moved, named) => {
  const { run } = await builtWith(config, moved)
  expect(run.exitCode).toBe(1)
  expect(run.stderr).toContain(named)
})
