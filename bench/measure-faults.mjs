// Checks sites of pages that nobody would write, and counts the commands that did not survive them.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { watchCommand } from './measure-command.mjs'
import { mutatedPage } from './mutate-page.mjs'

const root = join(import.meta.dirname, '..')
const bin = join(root, 'packages/warraq/bin/warraq.mjs')
const BATCH = 200
/** A page may take five seconds; no batch comes near that for each of its pages. */
const LIMIT_MS = BATCH * 5000
const CONFIG = `export default {
  title: 'Faults',
  url: 'https://docs.example.org',
  sections: [{ id: 'docs', path: 'docs', route: '/' }],
  lastUpdated: { date: false },
  checks: { strict: false },
}
`

/**
 * Check so many mutated pages, in sites of 200.
 * @returns figures, with the seeds of the pages whose command ended otherwise than with 0 or 1
 */
export async function measureFaults(count) {
  const texts = await writtenPages()
  const failed = []
  let longest = 0
  for (let from = 0; from < count; from += BATCH) {
    const seeds = Array.from({ length: Math.min(BATCH, count - from) }, (_, at) => from + at)
    const { exit, cpuSeconds } = await checkPages(seeds, texts)
    longest = Math.max(longest, cpuSeconds)
    if (exit === 0 || exit === 1) continue
    for (const seed of seeds) {
      const alone = await checkPages([seed], texts)
      if (alone.exit !== 0 && alone.exit !== 1) failed.push(`${seed} (${alone.exit})`)
    }
  }
  return { pages: count, failed: failed.join(', ') || 'none', 'slowest batch, CPU s': longest }
}

async function checkPages(seeds, texts) {
  const dir = await mkdtemp(join(tmpdir(), 'docs-faults-'))
  try {
    await mkdir(join(dir, 'docs'))
    await writeFile(join(dir, 'docs.config.ts'), CONFIG)
    await writeFile(join(dir, 'docs/index.md'), '# Start\n')
    for (const seed of seeds) {
      const { format, text } = mutatedPage(seed, texts)
      await writeFile(join(dir, `docs/page-${seed}.${format}`), text)
    }
    return await watchCommand([process.execPath, bin, 'check', dir, '--json'], {
      limitMs: LIMIT_MS,
      onText: () => undefined,
    })
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/** Pages of this site, of the engine's documentation and of fixtures. */
async function writtenPages() {
  const folders = ['content', 'packages/warraq/docs', 'docs', 'tests/fixtures']
  const texts = []
  for (const folder of folders)
    for (const name of (await readdir(join(root, folder), { recursive: true })).sort())
      if (/\.mdx?$/.test(name)) texts.push(await readFile(join(root, folder, name), 'utf8'))
  return texts
}
