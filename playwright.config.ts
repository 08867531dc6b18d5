import { defineConfig } from '@playwright/test'
import { chromiumPath, wholeChromiumPath } from './scripts/chromium-path.mjs'
import { firefoxPath, webKitPath } from './scripts/engine-paths.mjs'
import type { EngineOptions } from './tests/e2e/engines/reader.ts'
import { freePort } from './tests/free-port.ts'

const launchOptions = {
  ...browserAt(chromiumPath()),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
}
/** Tests of documents that come back from the browser's cache, which Playwright turns off. */
const BACK_FORWARD = 'other-sites/back-forward-cache.spec.ts'
/** Tests in Firefox and WebKitGTK, which Playwright does not start. */
const OTHER_ENGINES = 'engines/*.spec.ts'
/**
 * Tests in Chromium that `npm test` leaves to `npm run test:packages`: what changes with the engine,
 * and what takes long.
 */
const PACKAGES = ['all-pages', 'examples', 'faults', 'tools'].map((folder) => `${folder}/*.spec.ts`)
/** Other sites, for `npm run test:sites`. */
const SITES = 'other-sites/*.spec.ts'
/** For `.ci/run`, which sums up the results of all runs of tests. */
const { TEST_REPORTS } = process.env
const JSON_REPORT = { outputFile: `${TEST_REPORTS}/playwright-${process.pid}.json` }

function browserAt(path: string | undefined) {
  return path === undefined ? {} : { executablePath: path }
}

/** One worker for each, so that each browser starts once. */
function engineProject(engine: EngineOptions['engine']) {
  return { name: engine, testMatch: OTHER_ENGINES, workers: 1, use: { engine } }
}

/** Port of the built site under test; workers inherit it from the process that chose it. */
process.env.SITE_PORT ??= String(await freePort())
const SITE_PORT = Number(process.env.SITE_PORT)

export default defineConfig<object, EngineOptions>({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/fixture-builds.ts',
  // Pages wait more than they work: two workers left two cores idle half of the time.
  workers: 4,
  // Ends tests that hang; a busy machine may take long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  retries: 0,
  reporter: TEST_REPORTS === undefined ? [['list']] : [['list'], ['json', JSON_REPORT]],
  // Names the files that cost most.
  reportSlowTests: { max: 20, threshold: 5_000 },
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${SITE_PORT}`,
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    launchOptions,
  },
  projects: [
    {
      name: 'chromium',
      testIgnore: [OTHER_ENGINES, SITES, ...PACKAGES],
      // The tests of a long file, too, so that no worker is left alone with it at the end.
      fullyParallel: true,
    },
    { name: 'packages', testMatch: PACKAGES },
    { name: 'sites', testMatch: SITES, testIgnore: BACK_FORWARD },
    {
      name: 'back-forward-cache',
      testMatch: BACK_FORWARD,
      use: {
        launchOptions: {
          ...launchOptions,
          ...browserAt(wholeChromiumPath()),
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
    },
    ...(firefoxPath() === undefined ? [] : [engineProject('firefox')]),
    ...(webKitPath() === undefined ? [] : [engineProject('webkit')]),
  ],
  webServer: {
    command: 'node packages/warraq/bin/warraq.mjs preview dist',
    env: { PORT: String(SITE_PORT) },
    port: SITE_PORT,
    reuseExistingServer: false,
  },
})
