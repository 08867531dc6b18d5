import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** Unit tests run with all features on; the bundler of a site decides for each site. */
const FEATURES = [
  'hasAnnouncement',
  'hasDropdowns',
  'hasLocales',
  'hasVersions',
  'hidesNavbar',
  'hidesSidebar',
  'hasSearch',
]

/** What all tests have in common. */
const COMMON = {
  resolve: {
    // In the bundle of a site, the module of its search provider replaces this.
    alias: {
      'virtual:docs-search': new URL(
        'packages/warraq/src/search/local-provider.ts',
        import.meta.url,
      ).pathname,
    },
  },
  define: Object.fromEntries(FEATURES.map((name) => [`import.meta.env.${name}`, 'true'])),
}

/** Some tests run builds, and their duration is not what they test. */
const TIMEOUTS = { testTimeout: 120_000, hookTimeout: 120_000 }

/** Tests that replace a module for all that import it later: only a fresh worker has no other copy. */
const MOCKING = readdirSync('packages', { recursive: true, encoding: 'utf8' })
  .map((file) => `packages/${file}`)
  .filter((file) => /\/src\/.*\.test\.tsx?$/.test(file))
  .filter((file) => readFileSync(file, 'utf8').includes('vi.mock('))

export default defineConfig({
  test: {
    // Vitest would leave one core idle.
    maxWorkers: '100%',
    // Tests of commands run the bundled engine.
    globalSetup: 'tests/build-engine.ts',
    projects: [
      {
        ...COMMON,
        test: {
          ...TIMEOUTS,
          name: 'modules',
          include: ['packages/*/src/**/*.test.{ts,tsx}'],
          exclude: MOCKING,
          // To load the engine anew for each of 300 files takes as long as the tests.
          isolate: false,
          setupFiles: 'tests/leave-nothing.ts',
        },
      },
      {
        ...COMMON,
        test: {
          ...TIMEOUTS,
          name: 'sites',
          include: [
            ...MOCKING,
            'site/**/*.test.{ts,tsx}',
            'drills/**/*.test.ts',
            'tests/{build,package,hosts}/**/*.test.ts',
          ],
        },
      },
    ],
  },
})
