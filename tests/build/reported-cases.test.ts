import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { searchedSite } from '../../packages/warraq/src/search/searched-site.ts'
import { REPORTED_CASES, type ReportedCase } from './reported-cases.ts'
import { runDocs } from './run-docs.ts'

async function builtSite({ files, site = '.' }: ReportedCase) {
  const root = await mkdtemp(join(tmpdir(), 'docs-reported-'))
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  const { exitCode, stderr } = await runDocs(['build', join(root, site), '--all'])
  const out = join(root, site, 'dist')
  return { exitCode, stderr, out, read: (file: string) => readFile(join(out, file), 'utf8') }
}

const findingsIn = (stderr: string) =>
  [...stderr.matchAll(/^(\S+) {2}(error|warning) {2}(\S+)/gm)].map(([, ...words]) =>
    words.join(' '),
  )

type Texts = Readonly<Record<string, readonly string[]>>

async function chosen(
  texts: Texts | undefined,
  page: (file: string) => Promise<string>,
  isContained: boolean,
): Promise<Texts> {
  const chosen = Object.entries(texts ?? {}).map(async ([file, each]) => {
    const html = await page(file)
    return [file, each.filter((text) => html.includes(text) === isContained)] as const
  })
  return Object.fromEntries((await Promise.all(chosen)).filter(([, each]) => each.length > 0))
}

/** Address of the first page that a search finds. */
async function found(query: string, read: (file: string) => Promise<string>): Promise<string> {
  const site = searchedSite('/search-index.json', async (href) => JSON.parse(await read(href)))
  const { hits } = await site.search({ query, limit: 5 })
  return hits[0]?.pageHref ?? ''
}

test.each(REPORTED_CASES)('$name', async (reported) => {
  const { exitCode, stderr, out, read } = await builtSite(reported)
  const page = async (file: string) => (await read(file)).replace(/>\s+</g, '><')
  if (reported.findings !== undefined)
    expect(findingsIn(stderr).sort()).toEqual([...reported.findings].sort())
  expect(exitCode, stderr).toBe(reported.exitCode ?? 0)
  expect(await chosen(reported.shows, page, false)).toEqual({})
  expect(await chosen(reported.hides, page, true)).toEqual({})
  for (const file of reported.absent ?? []) expect(existsSync(join(out, file))).toBe(false)
  for (const [query, href] of Object.entries(reported.searches ?? {}))
    expect({ query, href: await found(query, read) }).toEqual({ query, href })
})
