import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { assert, expect, test } from 'vitest'
import { newSite } from './run-docs.ts'
import type { Files } from './worst-pages/filled.ts'
import { ORDINARY_PAGE, WORST_PAGES } from './worst-pages/worst-pages.ts'

/** A machine that is busy takes longer for an ordinary page, too. */
const LIMIT_S = 2
const MOST_TIMES_ORDINARY = 4
/** A page that takes longer ends the process that checks it. */
const END_S = 20

const REPOSITORY = join(import.meta.dirname, '../..')

/** Plugins of this repository's site that check what a page says, not the site as a whole. */
const OF_TEXT = ['beginner-words', 'site-checks']

/** With these, and all checks of the engine. */
const CONFIG = `import { dialects } from '@warraq/formats'
import { prose } from '@warraq/prose'
import site from '${join(REPOSITORY, 'docs.config.ts')}'
export default {
  title: 'Worst pages',
  url: 'https://docs.example.org',
  lastUpdated: { date: false },
  sections: [{ id: 'docs', path: 'docs', route: '/' }],
  plugins: [
    dialects(),
    prose(),
    ...site.plugins.flatMap(({ name, checks, codeLanguages }) =>
      ${JSON.stringify(OF_TEXT)}.includes(name) ? { name, checks, codeLanguages } : [],
    ),
  ],
}
`

interface CheckedPage {
  readonly exit: number
  /** About any page; none if the command ended before it read the page. */
  readonly findings: readonly { readonly code: string }[]
  /** Pages of the site, if they were read. */
  readonly pages?: number
  /** Why the command did not run at all, e.g. what is wrong with the configuration. */
  readonly failure?: string
  readonly seconds: number
}

async function startProcess(root: string) {
  const child = fork(join(import.meta.dirname, 'check-page-process.mjs'), [root, String(END_S)], {
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const ending = once(child, 'exit').then(() => undefined)
  const check = async (files: Files): Promise<CheckedPage | undefined> => {
    const answer = once(child, 'message').then(([message]) => message as CheckedPage)
    child.send(files)
    return Promise.race([answer, ending])
  }
  // The first page of each format takes longer: modules are loaded, and the configuration bundled.
  for (const file of ['page.md', 'page.mdx']) await check({ [`docs/${file}`]: '# Page\n' })
  return { check, end: () => child.kill() }
}

/** An ordinary site has two pages, and those that the engine makes. */
function leastPages(files: Files, ofOrdinary: number): number {
  return Object.keys(files).some((file) => file.startsWith('docs/page.'))
    ? ofOrdinary
    : ofOrdinary - 1
}

test('no feature of a page takes more than two seconds for 100 KB of its worst', async () => {
  const root = await newSite({
    'package.json': '{"dependencies":{}}',
    'docs.config.ts': CONFIG,
    'docs/index.md': '# Start\n',
  })
  let running = await startProcess(root)
  const advice = await running.check({
    'docs/page.md': '# Page\n\n```js\napprove(MaxUint256)\n```\n',
  })
  expect(advice?.findings, 'the checks of the site run').toContainEqual(
    expect.objectContaining({ code: 'amount/unlimited' }),
  )
  const ordinary = await running.check(ORDINARY_PAGE)
  assert(ordinary?.pages !== undefined, 'the ordinary page is read')
  const limit = Math.max(LIMIT_S, MOST_TIMES_ORDINARY * ordinary.seconds)
  const wrong: string[] = []
  for (const { feature, files } of Object.values(WORST_PAGES).flat()) {
    const checked = await running.check(files)
    if (checked === undefined) {
      wrong.push(`${feature}: the process ended, or took more than ${END_S} s`)
      running = await startProcess(root)
    } else if (checked.exit > 1 || (checked.pages ?? 0) < leastPages(files, ordinary.pages))
      wrong.push(`${feature}: ${checked.failure ?? `exit ${checked.exit}, ${checked.pages} pages`}`)
    else if (checked.seconds > limit)
      wrong.push(`${feature}: ${checked.seconds.toFixed(1)} s, of at most ${limit.toFixed(1)} s`)
  }
  running.end()
  expect(wrong).toEqual([])
}, 600_000)
