// Measures the budgets: first visits and navigations of the built site in Chromium, builds of the site and of generated ones.
// `npm run bench -- 1000 5000 20000` names the sizes of the generated sites; `0` leaves them out.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBrowser, serve } from './browser.mjs'
import { generateSite } from './generate-site.mjs'
import { clearSiteCaches, editPage, measureBuild } from './measure-build.mjs'
import { measureFirstVisit, measureNavigation } from './measure-pages.mjs'

const PORT = 4390
const root = join(import.meta.dirname, '..')
const asked = process.argv.slice(2).map(Number)
const sizes = (asked.length === 0 ? [1000, 5000] : asked).filter((size) => size > 0)
/** The pages of the budgets. */
const PAGES = {
  short: '/learn/token/',
  medium: '/l1-network/run-a-validator/',
  long: '/l1-network/modules/evm/',
}

/** A cold build, one with nothing changed, and one after the edit of a page. */
async function measureSite(name, dir, page) {
  await clearSiteCaches()
  const cold = await measureBuild(dir)
  const warm = await measureBuild(dir)
  const undo = await editPage(join(dir, page))
  const edited = await measureBuild(dir).finally(undo)
  return {
    site: name,
    'cold s': Number(cold.seconds.toFixed(2)),
    'unchanged s': Number(warm.seconds.toFixed(2)),
    'one edit s': Number(edited.seconds.toFixed(2)),
    'peak MB': cold.peakMb,
  }
}

async function measureBuilds() {
  const rows = [await measureSite('HAQQ', root, 'content/learn/token.md')]
  for (const size of sizes) {
    const dir = join(tmpdir(), `docs-bench-${size}`)
    for (const search of [false, true]) {
      await generateSite(dir, size, { search })
      const name = `${size} generated${search ? ', with search' : ''}`
      rows.push(await measureSite(name, dir, 'content/folder-0/page-0.md'))
    }
    await rm(dir, { recursive: true, force: true })
  }
  return rows
}

/** First visits of the three pages, and of one page of a small and of a large site. */
async function measureVisits(browser) {
  const rows = []
  const site = await serve(join(root, 'dist'), PORT)
  for (const [name, route] of Object.entries(PAGES))
    for (const profile of ['mobile', 'desktop'])
      rows.push({
        page: name,
        profile,
        ...(await measureFirstVisit(browser, profile, `${site.origin}${route}`)),
      })
  site.stop()
  return rows
}

async function measureNavigations(browser) {
  const site = await serve(join(root, 'dist'), PORT)
  const rows = []
  for (const [profile, hoverMs] of [
    ['desktop', 300],
    ['mobile', 0],
    ['mobile', 300],
  ])
    rows.push({
      profile,
      'intent ms': hoverMs,
      'click to paint ms': await measureNavigation(browser, profile, site.origin, { hoverMs }),
    })
  site.stop()
  return rows
}

/** Bytes of one page in sites of different sizes: they must not differ. */
async function measureFlatness(browser) {
  const rows = []
  for (const size of [60, ...sizes]) {
    const dir = join(tmpdir(), `docs-bench-flat-${size}`)
    await generateSite(dir, size, { search: false })
    await measureBuild(dir)
    const site = await serve(join(dir, 'dist'), PORT)
    rows.push({
      pages: size,
      ...(await measureFirstVisit(browser, 'mobile', `${site.origin}/docs/folder-0/page-0/`)),
    })
    site.stop()
    await rm(dir, { recursive: true, force: true })
  }
  return rows
}

const builds = await measureBuilds()
const browser = await openBrowser()
const results = {
  builds,
  visits: await measureVisits(browser),
  navigations: await measureNavigations(browser),
  flatness: await measureFlatness(browser),
}
await browser.close()
for (const [name, rows] of Object.entries(results)) {
  console.log(`\n${name}`)
  console.table(rows)
}
await mkdir(join(import.meta.dirname, 'results'), { recursive: true })
await writeFile(
  join(import.meta.dirname, 'results', 'bench.json'),
  `${JSON.stringify(results, null, 2)}\n`,
)
