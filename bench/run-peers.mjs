// Measures our site and the peers in one run; see docs/benchmarks.md. `npm run bench -- peers`,
// `npm run bench -- peers pages search --only ours,vitepress`, `npm run bench -- peers 1000 5000`,
// `npm run bench -- peers search 5000`.
import { access, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { PROFILES, serveAlike } from './browser.mjs'
import { pagePath } from './generate-site.mjs'
import { editPage, measureBuild } from './measure-build.mjs'
import { measureCommand } from './measure-command.mjs'
import { measureDev } from './measure-dev.mjs'
import { kilobytes, sizeOfFiles } from './measure-index.mjs'
import { measureInstall, measureWriterInstall } from './measure-install.mjs'
import { measureLighthouse } from './measure-lighthouse.mjs'
import { CLICKS, measureClicks, measureFirstVisit } from './measure-pages.mjs'
import { measureSearch } from './measure-search.mjs'
import { failuresOf, summaryOf, tableOf } from './peers/report.mjs'
import { ourSubject, peerNames, peerSubject, plainSubject } from './peers/subjects.mjs'

const root = join(import.meta.dirname, '..')
const resultsFile = join(import.meta.dirname, 'results', 'peers.json')
const OURS = 'ours'
const PLAIN = 'ours-plain'
/** Fewer runs than for our site alone, because five sites are measured. */
const RUNS = 3
const BUILD_LIMIT_MS = 15 * 60_000

const PARTS = { install, builds, pages, lighthouse, navigation, search, dev }
/** Parts that run on generated sites. */
const PARTS_OF_GENERATED = ['builds', 'search']
const PAGES_OF_GENERATED = { short: `/docs/${pagePath(0)}/` }
/** Parts that are measured once: a size, and a start that takes a minute. */
const PARTS_ONCE = ['install', 'dev']
/** Parts that run on our plain site; in a browser it differs from ours only by what ours adds. */
const PARTS_OF_PLAIN = ['builds', 'dev']
const SUBJECTS = { [OURS]: ourSubject, [PLAIN]: plainSubject }

/**
 * Run the parts, sizes and tools in the arguments: parts, sizes of generated sites, `--only` these
 * tools, `--runs` turns.
 */
export async function runPeers(args, { browser, port, pageRoutes }) {
  const { parts, sizes, tools, runs } = await readArguments(args)
  for (const size of sizes) {
    const key = size === undefined ? 'site' : `${size} generated pages`
    const names = parts.filter((part) => size === undefined || PARTS_OF_GENERATED.includes(part))
    const subjects = await subjectsOf(tools, size)
    for (const part of names) {
      const measure = async (tool) => {
        const subject = await subjects.get(tool)
        return PARTS[part](subject, {
          browser,
          port,
          pageRoutes: size === undefined ? pageRoutes : PAGES_OF_GENERATED,
        })
      }
      await inTurns({
        tools: tools.filter((tool) => tool !== PLAIN || PARTS_OF_PLAIN.includes(part)),
        // Generated sites take long.
        turns: size === undefined && !PARTS_ONCE.includes(part) ? runs : 1,
        measure: async (tool, turn) => {
          console.log(`${key}: ${part} of ${tool}, turn ${turn}`)
          const figures = await measured(() => measure(tool))
          // A failed measurement leaves its page open.
          for (const context of browser.contexts()) await context.close()
          return figures
        },
        keepTurns: (tool, figures) => keep(key, tool, part, summaryOf(figures)),
      })
    }
    for (const [, subject] of subjects) await subject.then(({ remove }) => remove()).catch(ignore)
    await report(key)
  }
}

/**
 * Measure each tool once, then each of them again, so that other work on the machine slows all alike.
 * A tool that failed is not measured again. Figures are kept after each turn of a tool.
 */
async function inTurns({ tools, turns, measure, keepTurns }) {
  const figures = new Map(tools.map((tool) => [tool, []]))
  for (let turn = 1; turn <= turns; turn++)
    for (const [tool, own] of figures) {
      if (own.at(-1)?.failed !== undefined) continue
      own.push(await measure(tool, turn))
      await keepTurns(tool, own)
    }
}

/** Write each tool's site; if that fails, its measurements report the error. */
async function subjectsOf(tools, size) {
  const twins = join(root, 'dist/sitemap.xml')
  if (size === undefined) await access(twins).catch(() => measureBuild(root))
  const subjects = new Map()
  for (const tool of tools) {
    const subject = SUBJECTS[tool]?.(size) ?? peerSubject(tool, size)
    await subject.catch(ignore)
    subjects.set(tool, subject)
  }
  return subjects
}

const ignore = () => undefined

/** The figures, or the reason why there are none, so that the other tools can continue. */
async function measured(measure) {
  const at = new Date().toISOString()
  try {
    return { at, ...(await measure()) }
  } catch (error) {
    console.error(error)
    return { at, failed: error.message }
  }
}

/** Installation size of the tool; for our site also that of a writer's installation. */
async function install({ id }) {
  return {
    ...(await measureInstall(id)),
    ...(id === OURS ? await measureWriterInstall() : {}),
  }
}

/** A cold build and one after an edit. */
async function builds(subject) {
  await subject.clear()
  const cold = await build(subject)
  const undo = await editPage(subject.edited)
  const edited = await build(subject).finally(undo)
  return {
    'cold build s': cold.seconds,
    'cold build CPU s': cold.cpuSeconds,
    'cold build peak MB': cold.peakMb,
    'one edit s': edited.seconds,
    'one edit CPU s': edited.cpuSeconds,
  }
}

function build({ buildCommand, cwd, env }) {
  return measureCommand(buildCommand, { cwd, env: env(0), limitMs: BUILD_LIMIT_MS })
}

/** First visits of the pages of the budgets. */
function pages(subject, { browser, port, pageRoutes }) {
  return onBuilt(subject, port, async (origin) => {
    const figures = {}
    for (const [page, route] of Object.entries(pageRoutes))
      for (const profile of Object.keys(PROFILES)) {
        const url = origin + subject.hrefOf(route)
        const visit = await measureFirstVisit(browser, profile, url, { runs: 1 })
        Object.assign(figures, prefixed(`${page} ${profile}`, visit))
      }
    return figures
  })
}

/** Lighthouse's scores of the medium page. */
function lighthouse(subject, { port, pageRoutes }) {
  return onBuilt(subject, port, (origin) =>
    measureLighthouse(origin + subject.hrefOf(pageRoutes.medium), { runs: 1 }),
  )
}

function navigation(subject, { browser, port }) {
  return onBuilt(subject, port, async (origin) => {
    const hrefOf = (route) => origin + subject.hrefOf(route)
    const figures = {}
    for (const clicks of CLICKS) {
      const when = clicks.intentMs === 0 ? 'cold' : 'after intent'
      figures[`${clicks.profile} click to paint ms, ${clicks.links}, ${when}`] =
        await measureClicks(browser, clicks, { hrefOf, ready: subject.ready, runs: 1 })
    }
    return figures
  })
}

function search(subject, { browser, port, pageRoutes }) {
  return onBuilt(subject, port, async (origin) => {
    const { bytes } = await sizeOfFiles(subject.out, subject.indexFiles)
    const figures = { 'index KB': kilobytes(bytes) }
    const url = origin + subject.hrefOf(pageRoutes.short)
    for (const profile of ['desktop', 'mobile'])
      Object.assign(
        figures,
        prefixed(profile, await measureSearch(browser, profile, url, subject, { runs: 1 })),
      )
    return figures
  })
}

/** The development server after a build, with full caches. */
async function dev(subject, { browser, port }) {
  await buildOnce(subject)
  const figures = await measureDev(browser, {
    ...subject,
    command: subject.devCommand(port),
    env: subject.env(port),
    file: subject.edited,
    url: `http://localhost:${port}${subject.editedHref}`,
  })
  return prefixed('dev', figures)
}

const prefixed = (prefix, figures) =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [`${prefix} ${name}`, value]))

async function onBuilt(subject, port, measure) {
  await buildOnce(subject)
  const site = await serveAlike(subject.out, port, subject.hashed)
  try {
    return await measure(site.origin)
  } finally {
    await site.stop()
  }
}

/** Build at most once per run; a failed build is not tried again. */
async function buildOnce(subject) {
  subject.built ??= build(subject)
  await subject.built
}

/** Store figures beside those of other parts, so that parts can run separately. */
async function keep(key, tool, part, figures) {
  const results = await readResults()
  results[key] ??= {}
  results[key][tool] ??= {}
  results[key][tool][part] = figures
  await mkdir(join(import.meta.dirname, 'results'), { recursive: true })
  await writeFile(resultsFile, `${JSON.stringify(results, null, 2)}\n`)
}

const readResults = () => readFile(resultsFile, 'utf8').then(JSON.parse, () => ({}))

async function report(key) {
  const results = (await readResults())[key] ?? {}
  console.log(`\n${key}`)
  console.table(tableOf(results))
  for (const failure of failuresOf(results)) console.log(failure)
}

async function readArguments(args) {
  const { values, positionals } = parseArgs({
    args,
    options: { only: { type: 'string' }, runs: { type: 'string', default: String(RUNS) } },
    allowPositionals: true,
  })
  const known = [OURS, PLAIN, ...(await peerNames())]
  const tools = values.only?.split(',') ?? known
  const parts = positionals.filter((arg) => !/^\d+$/.test(arg))
  rejectUnknown('tool', tools, known)
  rejectUnknown('part', parts, Object.keys(PARTS))
  const sizes = positionals.filter((arg) => /^\d+$/.test(arg)).map(Number)
  return {
    tools,
    parts: parts.length === 0 ? Object.keys(PARTS) : parts,
    sizes: sizes.length === 0 ? [undefined] : sizes,
    runs: Number(values.runs),
  }
}

function rejectUnknown(kind, names, known) {
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new Error(`There is no ${kind} "${unknown}". There are: ${known.join(', ')}.`)
}
