// Measures how much memory a development server keeps after many edits of one page:
// node --expose-gc bench/measure-dev-memory.mjs [number of edits]
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { main } from '../packages/warraq/dist/main.mjs'

const EDITS = Number(process.argv[2] ?? 1000)
const PAGES = 60
const SHOWN = 10
const PORT = 4391

const root = await mkdtemp(join(tmpdir(), 'dev-memory-'))
const docs = join(root, 'docs')
const edited = join(docs, 'page-0.md')
const paragraph = 'A paragraph with `code`, a [link](./page-1.md) and some words.\n\n'
const pageOf = (at, edit) => `# Page ${at}\n\nEdit ${edit}.\n\n${paragraph.repeat(20)}`

/** The page as the server shows it. */
async function shown() {
  const [response] = await once(get(`http://localhost:${PORT}/page-0/`), 'response')
  return (await response.toArray()).join('')
}

async function heapMb() {
  await wait(300)
  globalThis.gc()
  globalThis.gc()
  return process.memoryUsage().heapUsed / 2 ** 20
}

try {
  await mkdir(docs)
  await writeFile(
    join(root, 'docs.config.ts'),
    `export default { title: 'T', url: 'https://docs.example.org', lastUpdated: { date: false },
      sections: [{ id: 'docs', path: 'docs', route: '/' }] }`,
  )
  await writeFile(join(docs, 'index.md'), '# Start\n')
  for (let at = 0; at < PAGES; at++) await writeFile(join(docs, `page-${at}.md`), pageOf(at, 0))
  const running = main(['dev', root, '--port', String(PORT)])
  for (;;) {
    const text = await shown().catch(() => '')
    if (text.includes('Edit 0.')) break
    await wait(50)
  }
  let first
  for (let edit = 1; edit <= EDITS; edit++) {
    await writeFile(edited, pageOf(0, edit))
    for (let tries = 0; tries < 500 && !(await shown()).includes(`Edit ${edit}.`); tries++)
      await wait(10)
    if (edit !== 1 && edit % Math.ceil(EDITS / SHOWN) !== 0) continue
    const heap = await heapMb()
    first ??= heap
    console.log(`edit ${edit}: ${heap.toFixed(1)} MB, ${(heap - first).toFixed(1)} MB more`)
  }
  process.kill(process.pid, 'SIGINT')
  await running
} finally {
  await rm(root, { recursive: true, force: true })
}
