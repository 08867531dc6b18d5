// Lighthouse's four scores for a page, in its default mobile profile. Lighthouse needs a newer Node
// than our minimum, so it is installed with its own.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { executablePath, median } from './browser.mjs'
import { installTool } from './install-tool.mjs'

const run = promisify(execFile)
const home = join(import.meta.dirname, 'lighthouse')
const RUNS = 3
const LIMIT_MS = 120_000
/** Some traces lack their beginning; Lighthouse then recommends another run. */
const ATTEMPTS = 4
/** Categories by their names in Lighthouse. */
const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'practices',
  seo: 'SEO',
}

/**
 * Medians over several runs, each from 0 to 100; prints the audits that lower a score in the last
 * run.
 * @throws Error when Lighthouse cannot open the page
 */
export async function measureLighthouse(url, { runs = RUNS } = {}) {
  await installTool(home)
  const reports = []
  for (let at = 0; at < runs; at++) reports.push(await reportOf(url))
  for (const fault of faultsOf(reports.at(-1))) console.log(`${url}: ${fault}`)
  return Object.fromEntries(
    Object.entries(CATEGORIES).map(([id, name]) => [
      `Lighthouse ${name}`,
      Math.round(median(reports.map(({ categories }) => categories[id].score)) * 100),
    ]),
  )
}

async function reportOf(url, attempts = ATTEMPTS) {
  try {
    return await lighthouse(url)
  } catch (error) {
    if (attempts === 1 || !error.message.includes('run Lighthouse again')) throw error
    return reportOf(url, attempts - 1)
  }
}

async function lighthouse(url) {
  const dir = await mkdtemp(join(tmpdir(), 'docs-lighthouse-'))
  const file = join(dir, 'report.json')
  const options = {
    output: 'json',
    'output-path': file,
    'only-categories': Object.keys(CATEGORIES).join(),
    'chrome-flags': '--headless=new --no-sandbox --disable-background-networking',
  }
  const flags = Object.entries(options).map(([name, value]) => `--${name}=${value}`)
  const program = join(home, 'node_modules/node/bin/node')
  const script = join(home, 'node_modules/lighthouse/cli/index.js')
  try {
    // Not `measureCommand`, because its sampling takes CPU time from the browser.
    await run(program, [script, url, '--quiet', '--no-enable-error-reporting', ...flags], {
      env: { ...process.env, ...(executablePath && { CHROME_PATH: executablePath }) },
      timeout: LIMIT_MS,
    })
    const report = JSON.parse(await readFile(file, 'utf8'))
    if (report.runtimeError !== undefined) throw new Error(report.runtimeError.message)
    return report
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/** Audits that lower a score. */
function faultsOf({ categories, audits }) {
  return Object.entries(CATEGORIES).flatMap(([id, name]) =>
    categories[id].auditRefs
      .filter(({ weight }) => weight > 0)
      .map(({ id: audit }) => audits[audit])
      .filter(({ score }) => score !== null && score < 0.9)
      .map(({ title, displayValue = '' }) => `${name}: ${title} ${displayValue}`),
  )
}
