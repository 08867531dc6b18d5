import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { searchedSite } from '../../packages/search/src/searched-site.ts'
import { linkPackages } from '../link-packages.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { REPORTED_CASES, type ReportedCase } from './reported-cases.ts'
import { runDocs } from './run-docs.ts'

async function builtSite({ files, site = '.', changedFile }: ReportedCase) {
  let root = temporaryFolder()
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  await linkPackages(root)
  if (changedFile !== undefined) root = await shallowCloneOf(root, changedFile)
  const { exitCode, stderr } = await runDocs(['build', join(root, site), '--all'])
  const out = join(root, site, 'dist')
  return { exitCode, stderr, out, read: (file: string) => readFile(join(out, file), 'utf8') }
}

/** A clone of the last of two commits, of which the second changes one file. */
async function shallowCloneOf(root: string, changedFile: string): Promise<string> {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
      cwd: root,
    })
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'One')
  await appendFile(join(root, changedFile), '\nMore.\n')
  git('commit', '--quiet', '--all', '--message', 'Two')
  const clone = join(root, 'shallow')
  git('clone', '--quiet', '--depth', '1', `file://${root}`, clone)
  return clone
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
