import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newSite } from './run-docs.ts'
import { ORDINARY_PAGE, WORST_PAGES } from './worst-pages.ts'

/** A machine that is busy takes longer for an ordinary page, too. */
const LIMIT_S = 2
const MOST_TIMES_ORDINARY = 4
/** A page that takes longer ends the process that checks it. */
const END_S = 20

const REPOSITORY = join(import.meta.dirname, '../..')

/** With the checks of this repository's site, and all of the engine's. */
const CONFIG = `import { prose } from '@warraq/prose'
import site from '${join(REPOSITORY, 'docs.config.ts')}'
export default {
  title: 'Worst pages',
  url: 'https://docs.example.org',
  lastUpdated: { date: false },
  sections: [{ id: 'docs', path: 'docs', route: '/' }],
  plugins: [
    prose(),
    ...site.plugins.flatMap(({ name, checks, codeLanguages }) =>
      checks && name !== 'prose' ? { name, checks, codeLanguages } : [],
    ),
  ],
}
`

type Page = Pick<(typeof WORST_PAGES)[number], 'file' | 'text'>

interface CheckedPage {
  readonly exit: number
  readonly seconds: number
}

async function startProcess(root: string) {
  const child = fork(join(import.meta.dirname, 'check-page-process.mjs'), [root, String(END_S)], {
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const ending = once(child, 'exit').then(() => undefined)
  const check = async ({ file, text }: Page): Promise<CheckedPage | undefined> => {
    const answer = once(child, 'message').then(([message]) => message as CheckedPage)
    child.send({ file, text })
    return Promise.race([answer, ending])
  }
  // The first page of each format takes longer: modules are loaded, and the configuration bundled.
  for (const file of ['page.md', 'page.mdx']) await check({ file, text: '# Page\n' })
  return { check, end: () => child.kill() }
}

test('no feature of a page takes more than two seconds for 100 KB of its worst', async () => {
  const root = await newSite({ 'docs.config.ts': CONFIG, 'docs/index.md': '# Start\n' })
  let running = await startProcess(root)
  const ordinary = await running.check(ORDINARY_PAGE)
  const limit = Math.max(LIMIT_S, MOST_TIMES_ORDINARY * (ordinary?.seconds ?? 0))
  const wrong: string[] = []
  for (const { feature, ...page } of WORST_PAGES) {
    const checked = await running.check(page)
    if (checked === undefined) {
      wrong.push(`${feature}: the process ended, or took more than ${END_S} s`)
      running = await startProcess(root)
    } else if (checked.exit > 1) wrong.push(`${feature}: exit ${checked.exit}`)
    else if (checked.seconds > limit)
      wrong.push(`${feature}: ${checked.seconds.toFixed(1)} s, of at most ${limit.toFixed(1)} s`)
  }
  running.end()
  expect(wrong).toEqual([])
}, 300_000)
