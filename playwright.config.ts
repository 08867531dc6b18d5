import { defineConfig } from '@playwright/test'
import { chromiumPath } from './scripts/chromium-path.mjs'

const chromium = chromiumPath()

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
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: 'node packages/warraq/bin/warraq.mjs preview dist',
    env: { PORT: String(SITE_PORT) },
    port: SITE_PORT,
    reuseExistingServer: false,
  },
})
