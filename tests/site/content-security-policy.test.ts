import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyFixture, runDocs } from '../build/run-docs.ts'
import { BUILT_SITE } from '../build-site.ts'

function hashesIn(policy: string): string[] {
  return [...policy.matchAll(/'(sha256-[^']+)'/g)].flatMap(([, hash]) => hash ?? []).sort()
}

/** Hashes of the inline scripts that run, and of the inline styles. */
function inlineHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)]
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
  const hashes = [...scripts, ...styles].map(
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  )
  return [...new Set(hashes)].sort()
}

async function buildFixture(name: string): Promise<string> {
  const dir = await copyFixture(name)
  expect(await runDocs(['build', dir])).toMatchObject({ exitCode: 0 })
  return join(dir, 'dist')
}

test.each([
  ['the HAQQ site', async () => BUILT_SITE],
  ['a site with tabs and styles for some pages', async () => buildFixture('shell')],
])('%s: the policy of a document allows its own inline code, the headers that of all documents', async (_, make) => {
  const dist = await make()
  const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.html'))
  const hostPolicy = hashesIn(await readFile(join(dist, '_headers'), 'utf8'))
  const lists = new Set<string>()
  for (const file of files) {
    const html = await readFile(join(dist, file), 'utf8')
    // Groups of large sidebars are parts of documents.
    if (!html.startsWith('<!doctype html>')) continue
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]
    const inline = inlineHashes(html)
    if (html.includes('http-equiv="refresh"')) {
      expect([policy, inline]).toEqual([
        'default-src &#x27;none&#x27;; script-src &#x27;self&#x27;',
        [],
      ])
      continue
    }
    // The shell fixture uses a collector on this computer.
    if (dist === BUILT_SITE) expect(policy, file).not.toMatch(/localhost|127\.0\.0|\[::1\]/)
    expect(policy, file).toContain(
      "require-trusted-types-for 'script'; trusted-types docs-engine docs-worker",
    )
    expect(hashesIn(policy ?? ''), file).toEqual(inline)
    expect(hostPolicy, file).toEqual(expect.arrayContaining(inline))
    lists.add(inline.join())
  }
  expect(await readFile(join(dist, '_headers'), 'utf8')).toContain(
    "; require-trusted-types-for 'script'; trusted-types docs-engine docs-worker;",
  )
  expect(files.length).toBeGreaterThan(5)
  expect(lists.size).toBeGreaterThan(1)
})
