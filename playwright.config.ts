import { defineConfig } from '@playwright/test'
import { chromiumPath, wholeChromiumPath } from './scripts/chromium-path.mjs'

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
const BACK_FORWARD = 'back-forward-cache.spec.ts'

function browserAt(path: string | undefined) {
  return path === undefined ? {} : { executablePath: path }
}

/** Port of the built site under test. */
const SITE_PORT = 4173

export default defineConfig({
  testDir: 'tests/e2e',
  workers: 2,
  // Ends tests that hang; a busy machine may take long.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  retries: 0,
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${SITE_PORT}`,
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    launchOptions,
  },
  projects: [
    { name: 'chromium', testIgnore: BACK_FORWARD },
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
  ],
  webServer: {
    command: 'node packages/warraq/bin/warraq.mjs preview dist',
    env: { PORT: String(SITE_PORT) },
    port: SITE_PORT,
    reuseExistingServer: false,
  },
})
