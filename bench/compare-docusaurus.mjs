// Builds a project with Docusaurus and with the engine, and prints in which pages they differ.
//
//   node bench/compare-docusaurus.mjs <project> [<page> [<address>]]
//
// With the path of a page it also measures both: three cold builds each, and three after an edit of
// that page. With its address it measures the development servers, too: what an edit costs from the
// moment it is saved until the server is idle. Without a project it builds the one of the tests, and stores what Docusaurus makes of
// it. The project must be installed; that of the tests uses the packages of `bench/peers/docusaurus`.
// Where `@docusaurus/faster` is installed, Docusaurus builds with it, unless the configuration sets
// `future` itself.
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openBrowser } from './browser.mjs'
import { installTool } from './install-tool.mjs'
import { measureCommand } from './measure-command.mjs'
import { measureDev } from './measure-dev.mjs'
import { pageFacts } from './page-facts.mjs'

const root = join(import.meta.dirname, '..')
const peer = join(import.meta.dirname, 'peers/docusaurus')
const fixture = join(root, 'tests/fixtures/docusaurus-compared')
const engine = join(root, 'packages/warraq/bin/warraq.mjs')
/** Measured builds of each kind; the median counts. */
const ROUNDS = 3
const FIRST_PORT = 4180

const [project, page, address] = process.argv.slice(2)
if (project === undefined) await storeExpected()
else await withFastBundler(resolve(project), compare)

/** What Docusaurus makes of the project of the tests, with and without slashes at the end. */
async function storeExpected() {
  await installTool(peer)
  const dir = await mkdtemp(join(tmpdir(), 'docs-compared-'))
  await cp(fixture, dir, { recursive: true })
  await symlink(join(peer, 'node_modules'), join(dir, 'node_modules'))
  for (const slash of ['true', 'false']) {
    const facts = await inFolder(
      (out) => docusaurus(dir, out, { HARBOUR_SLASH: slash }),
      'docusaurus',
    )
    const file = join(root, `tests/fixtures/docusaurus-compared.${slash}.json`)
    await writeFile(file, `${JSON.stringify(facts, null, 1)}\n`)
  }
  await rm(dir, { recursive: true })
}

/** Call `use` while the project has a configuration that asks for the fast bundler, if it can. */
async function withFastBundler(dir, use) {
  const own = ['ts', 'mts', 'mjs', 'js', 'cjs']
    .map((end) => `docusaurus.config.${end}`)
    .find((name) => existsSync(join(dir, name)))
  if (own === undefined) throw new Error(`"${dir}" has no docusaurus.config.`)
  const choosesItself = (await readFile(join(dir, own), 'utf8')).includes('future')
  if (choosesItself || !existsSync(join(dir, 'node_modules/@docusaurus/faster')))
    return use(dir, own)
  const config = 'docusaurus.config.compared.mjs'
  await writeFile(
    join(dir, config),
    `import own from './${own}'
export default async () => {
  const config = typeof own === 'function' ? await own() : await own
  return { ...config, future: { ...config.future, v4: true, experimental_faster: true } }
}
`,
  )
  return use(dir, config).finally(() => rm(join(dir, config)))
}

async function compare(dir, config) {
  const builds = {
    Docusaurus: (out) => docusaurus(dir, out, {}, config),
    warraq: (out) => measureCommand([process.execPath, engine, 'build', dir, '--out', out], {}),
  }
  const theirs = await inFolder(builds.Docusaurus, 'docusaurus')
  const ours = await inFolder(builds.warraq, 'warraq')
  report(
    'only Docusaurus',
    Object.keys(theirs).filter((route) => !(route in ours)),
  )
  report(
    'only the engine',
    Object.keys(ours).filter((route) => !(route in theirs)),
  )
  for (const [route, facts] of Object.entries(theirs))
    for (const [name, value] of Object.entries(facts))
      if (route in ours && JSON.stringify(value) !== JSON.stringify(ours[route][name]))
        report(`${route} ${name}`, differences(value, ours[route][name]))
  const both = Object.keys(theirs).filter((route) => route in ours)
  console.log(`${both.length} pages of both`)
  if (page !== undefined) console.table(await costs(dir, builds))
  if (address !== undefined) console.table(await devCosts(dir, config))
}

/** What an edit of the page costs each development server. */
async function devCosts(dir, config) {
  const browser = await openBrowser()
  const servers = {
    Docusaurus: [...docusaurusCommand(dir, config, 'start'), '--no-open', '--port'],
    warraq: [process.execPath, engine, 'dev', dir, '--port'],
  }
  const measured = {}
  try {
    for (const [at, [tool, command]] of Object.entries(servers).entries()) {
      await forgetBuilds(dir)
      const port = String(FIRST_PORT + at)
      measured[`${tool}, development`] = await measureDev(browser, {
        command: [...command, port],
        cwd: dir,
        file: resolve(dir, page),
        url: `http://localhost:${port}${address}`,
        article: 'article',
      })
    }
  } finally {
    await browser.close()
  }
  return measured
}

/** Medians of what cold builds cost, and builds after an edit of the page. */
async function costs(dir, builds) {
  const file = resolve(dir, page)
  const text = await readFile(file, 'utf8')
  const measured = {}
  try {
    for (let round = 1; round <= ROUNDS; round += 1)
      for (const [tool, build] of Object.entries(builds)) {
        await forgetBuilds(dir)
        const out = await mkdtemp(join(tmpdir(), 'docs-measured-'))
        for (const kind of ['cold', 'after one edit']) {
          if (kind !== 'cold') await writeFile(file, `${text}\nEdited in round ${round}.\n`)
          const name = `${tool}, ${kind}`
          measured[name] = [...(measured[name] ?? []), await build(out)]
        }
        await rm(out, { recursive: true })
      }
  } finally {
    await writeFile(file, text)
  }
  return Object.fromEntries(
    Object.entries(measured).map(([name, rounds]) => [name, medianOf(rounds)]),
  )
}

/** Remove what both tools store for the next build. */
async function forgetBuilds(dir) {
  for (const folder of ['.docusaurus', 'node_modules/.cache', '.cache/warraq'])
    await rm(join(dir, folder), { recursive: true, force: true })
}

function medianOf(rounds) {
  const median = (name) =>
    rounds.map((round) => round[name]).sort((a, b) => a - b)[Math.floor(rounds.length / 2)]
  return {
    'CPU s': median('cpuSeconds'),
    'wall s': median('seconds'),
    'peak MB': median('peakMb'),
  }
}

/** Build with Docusaurus; returns what the build costs. */
async function docusaurus(dir, out, env, config) {
  const command = [...docusaurusCommand(dir, config, 'build'), '--out-dir', out]
  return await measureCommand(command, { cwd: dir, env: { ...process.env, ...env } })
}

function docusaurusCommand(dir, config, name) {
  const bin = join(dir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs')
  const options = config === undefined ? [] : ['--config', join(dir, config)]
  return [process.execPath, bin, name, dir, ...options]
}

/** The facts of the pages that a build writes into a folder. */
async function inFolder(build, tool) {
  const out = await mkdtemp(join(tmpdir(), 'docs-compared-'))
  try {
    await build(out)
    return await pageFacts(out, tool)
  } finally {
    await rm(out, { recursive: true })
  }
}

/** The entries of lists that only one of them has. */
function differences(theirs, ours) {
  if (!Array.isArray(theirs)) return [`${theirs} | ${ours}`]
  const texts = [theirs, ours].map((list) => list.map((entry) => JSON.stringify(entry)))
  return [
    ...texts[0].filter((entry) => !texts[1].includes(entry)).map((entry) => `- ${entry}`),
    ...texts[1].filter((entry) => !texts[0].includes(entry)).map((entry) => `+ ${entry}`),
  ]
}

function report(what, lines) {
  if (lines.length > 0) console.log([what, ...lines].join('\n  '))
}
