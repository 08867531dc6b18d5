// Measures the budgets and prints a table; docs/benchmarks.md describes each part. `npm run bench
// -- pages search` runs some parts, `npm run bench -- builds 1000` some sizes, `npm run bench --
// peers` also measures the peers.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBrowser, PROFILES, serve } from './browser.mjs'
import { generateSite, pagePath, QUERIES } from './generate-site.mjs'
import { measureAdoption } from './measure-adoption.mjs'
import { clearBuilds, editPage, measureBuild } from './measure-build.mjs'
import { measureDev } from './measure-dev.mjs'
import { measureFaults } from './measure-faults.mjs'
import { measureIndex } from './measure-index.mjs'
import { measureLighthouse } from './measure-lighthouse.mjs'
import { measureLoad } from './measure-load.mjs'
import { CLICKS, measureClicks, measureFirstVisit, measureIsland } from './measure-pages.mjs'
import { measureSearch, measureTyping } from './measure-search.mjs'
import { OUR_SITE } from './our-site.mjs'
import { runPeers } from './run-peers.mjs'

const PORT = Number(process.env.PORT ?? 4390)
const root = join(import.meta.dirname, '..')
const bin = join(root, 'packages/warraq/bin/warraq.mjs')
const resultsFile = join(import.meta.dirname, 'results', 'bench.json')
/** The pages of the budgets. */
const PAGES = {
  short: '/learn/token/',
  medium: '/l1-network/run-a-validator/',
  long: '/l1-network/modules/evm/',
}
const ISLAND_PAGES = [
  '/user-guides/wallet/',
  '/develop/api/ethereum-json-rpc/',
  '/develop/api/networks/',
]
const PAGE_OF_GENERATED = { file: `content/${pagePath(0)}.md`, route: `/docs/${pagePath(0)}/` }

const PARTS = {
  pages,
  lighthouse,
  navigation,
  search,
  index,
  islands,
  builds,
  dev,
  flatness,
  load,
  adoption,
  faults,
}
/** The parts that measure, and need nothing but this repository. */
const BY_DEFAULT = Object.keys(PARTS).filter((name) => name !== 'adoption' && name !== 'faults')
/** Default sizes of the generated sites. */
const SIZES = {
  builds: [60, 1000, 5000, 20_000],
  dev: [60, 5000],
  faults: [5000],
  flatness: [60, 5000],
  index: [60, 1000, 5000, 20_000],
}

/** First visits of the three pages. */
function pages({ browser }) {
  return onBuiltSite(root, async (origin) => {
    const rows = []
    for (const [page, route] of Object.entries(PAGES))
      for (const profile of Object.keys(PROFILES))
        rows.push({ page, profile, ...(await measureFirstVisit(browser, profile, origin + route)) })
    return rows
  })
}

/** Lighthouse's scores of the three pages, in its mobile profile. */
function lighthouse() {
  return onBuiltSite(root, async (origin) => {
    const rows = []
    for (const [page, route] of Object.entries(PAGES))
      rows.push({ page, ...(await measureLighthouse(origin + route)) })
    return rows
  })
}

/** From a click to the new page. */
function navigation({ browser }) {
  return onBuiltSite(root, async (origin) => {
    const site = { hrefOf: (route) => origin + route, ready: OUR_SITE.ready }
    const rows = []
    for (const clicks of CLICKS)
      rows.push({ ...clicks, 'click to paint ms': await measureClicks(browser, clicks, site) })
    return rows
  })
}

function search({ browser }) {
  return onBuiltSite(root, async (origin) => {
    const rows = []
    for (const profile of ['desktop', 'mobile'])
      rows.push({
        profile,
        ...(await measureSearch(browser, profile, origin + PAGES.short, OUR_SITE)),
        ...(await measureTyping(browser, profile, origin + PAGES.short, OUR_SITE)),
      })
    return rows
  })
}

/** The search index of the site and of generated ones. */
async function index({ sizes }) {
  await measureBuild(root)
  const list = join(root, 'tests/search/queries.json')
  const { queries } = JSON.parse(await readFile(list, 'utf8'))
  const own = queries.map(({ query }) => query)
  const rows = [{ site: 'HAQQ', ...(await measureIndex(join(root, 'dist'), own)) }]
  for (const size of sizes)
    await onGeneratedSite(size, true, async (dir) => {
      await measureBuild(dir)
      rows.push({
        site: `${size} generated`,
        ...(await measureIndex(join(dir, 'dist'), QUERIES)),
      })
    })
  return rows
}

/** Pages whose first island is hydrated on a phone. */
function islands({ browser }) {
  return onBuiltSite(root, async (origin) => {
    const rows = []
    for (const page of ISLAND_PAGES)
      rows.push({ page, ...(await measureIsland(browser, 'mobile', origin + page, OUR_SITE)) })
    return rows
  })
}

/** A cold build, an unchanged one and one after an edit, of the site and of generated ones. */
async function builds({ sizes }) {
  const rows = [await buildRow('HAQQ', root, 'content/learn/token.md')]
  for (const size of sizes)
    await onGeneratedSite(size, true, async (dir) => {
      rows.push(await buildRow(`${size} generated`, dir, PAGE_OF_GENERATED.file))
    })
  return rows
}

async function buildRow(site, dir, page) {
  await clearBuilds(dir)
  const cold = await measureBuild(dir)
  const unchanged = await measureBuild(dir)
  const undo = await editPage(join(dir, page))
  const edited = await measureBuild(dir).finally(undo)
  return {
    site,
    'cold s': cold.seconds,
    'cold CPU s': cold.cpuSeconds,
    'peak MB': cold.peakMb,
    'unchanged CPU s': unchanged.cpuSeconds,
    'one edit s': edited.seconds,
    'one edit CPU s': edited.cpuSeconds,
  }
}

/** The development server on sites of different sizes, after a build, with full caches. */
async function dev({ browser, sizes }) {
  const rows = []
  for (const size of sizes)
    await onGeneratedSite(size, false, async (dir) => {
      await measureBuild(dir)
      const { file, route } = PAGE_OF_GENERATED
      const figures = await measureDev(browser, {
        ...OUR_SITE,
        command: [process.execPath, bin, 'dev', dir],
        env: { PORT: String(PORT) },
        file: join(dir, file),
        url: `http://localhost:${PORT}${route}`,
      })
      rows.push({ pages: size, ...figures })
    })
  return rows
}

/** One page in sites of different sizes; the figures must not differ. */
async function flatness({ browser, sizes }) {
  const rows = []
  for (const size of sizes)
    await onGeneratedSite(size, true, (dir) =>
      onBuiltSite(dir, async (origin) => {
        const url = origin + PAGE_OF_GENERATED.route
        rows.push({ pages: size, ...(await measureFirstVisit(browser, 'mobile', url)) })
      }),
    )
  return rows
}

/** Many readers at once, on each server that the build writes a configuration for. */
async function load() {
  await measureBuild(root)
  return measureLoad(join(root, 'dist'))
}

/** Documentation of others; `ADOPTION` names the folder with the checkouts. */
function adoption() {
  const folder = process.env.ADOPTION
  if (folder === undefined)
    throw new Error(
      'Set ADOPTION to a folder that holds checkouts of the repositories in bench/adoption.json.',
    )
  return measureAdoption(folder)
}

/** Pages that nobody would write: no command may end otherwise than with a report. */
async function faults({ sizes }) {
  const rows = []
  for (const size of sizes) rows.push(await measureFaults(size))
  return rows
}

/** Build a site, serve it as in production, and run a measurement on it. */
async function onBuiltSite(dir, measure) {
  await measureBuild(dir)
  const site = await serve(join(dir, 'dist'), PORT)
  try {
    return await measure(site.origin)
  } finally {
    await site.stop()
  }
}

async function onGeneratedSite(size, hasSearch, measure) {
  const dir = join(tmpdir(), `docs-bench-${size}`)
  await generateSite(dir, size, { search: hasSearch })
  try {
    await measure(dir)
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

function readArguments(args) {
  const names = args.filter((arg) => !/^\d+$/.test(arg))
  const unknown = names.find((name) => !Object.hasOwn(PARTS, name))
  if (unknown !== undefined)
    throw new Error(`There is no part "${unknown}". Parts: ${Object.keys(PARTS).join(', ')}.`)
  return {
    names: names.length === 0 ? BY_DEFAULT : names,
    sizes: args.filter((arg) => /^\d+$/.test(arg)).map(Number),
  }
}

async function runParts(args, browser) {
  const { names, sizes } = readArguments(args)
  const results = {}
  for (const name of names) {
    results[name] = await PARTS[name]({ browser, sizes: sizes.length === 0 ? SIZES[name] : sizes })
    console.log(`\n${name}`)
    console.table(results[name])
  }
  // Parts that did not run keep their previous figures.
  const former = await readFile(resultsFile, 'utf8').then(JSON.parse, () => ({}))
  await mkdir(join(import.meta.dirname, 'results'), { recursive: true })
  await writeFile(resultsFile, `${JSON.stringify({ ...former, ...results }, null, 2)}\n`)
}

const [first, ...others] = process.argv.slice(2)
const browser = await openBrowser()
try {
  if (first === 'peers') await runPeers(others, { browser, port: PORT, pageRoutes: PAGES })
  else await runParts(process.argv.slice(2), browser)
} finally {
  await browser.close()
}
