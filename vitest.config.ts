import { defineConfig } from 'vitest/config'

/** Unit tests run with all features on; the bundler of a site decides for each site. */
const FEATURES = [
  'hasAnnouncement',
  'hasDropdowns',
  'hasLocales',
  'hasVersions',
  'hidesNavbar',
  'hasSearch',
  'hasPanels',
]

/** Tests that replace modules or globals before the code under test is loaded. */
const REPLACING = [
  'packages/warraq/src/pipeline/write/output-writer.test.ts',
  'packages/warraq/src/client/navigate.test.ts',
  'packages/warraq/src/serve/watch-site.test.ts',
]

/** Tests of what others install, run and serve; the other builds are those of `npm run test:sites`. */
const PACKAGES = [
  'tests/{package,hosts}/**/*.test.ts',
  'tests/build/{cookbook,examples,*-example,send-examples,worked-precompiles,faults-of-the-disk}.test.ts',
]

const SHARED = {
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

// Some tests run builds, and their duration is not what they test.
const TIMEOUTS = { testTimeout: 120_000, hookTimeout: 120_000 }
const AFTER_FILE = { setupFiles: 'tests/after-file.ts' }

/** A project of tests; those that read the built site have it built first. */
function project(name: string, include: string[], { readsSite = false, exclude = [''] } = {}) {
  const globalSetup = readsSite ? { globalSetup: 'tests/build-site.ts' } : {}
  return { ...SHARED, test: { name, include, exclude, ...globalSetup, ...AFTER_FILE, ...TIMEOUTS } }
}

/** For `.ci/run`, which sums up the results of all runs of tests. */
const { TEST_REPORTS } = process.env
const JSON_REPORT = { outputFile: `${TEST_REPORTS}/vitest-${process.pid}.json` }

export default defineConfig({
  test: {
    // Tests import the bundled engine, or run its commands.
    globalSetup: 'tests/build-engine.ts',
    reporters: TEST_REPORTS === undefined ? ['default'] : ['default', ['json', JSON_REPORT]],
    // Vitest would leave one core idle.
    maxWorkers: '100%',
    projects: [
      // npm test
      {
        ...SHARED,
        test: {
          name: 'units',
          include: ['{packages/*/{src,tests},site}/**/*.test.{ts,tsx}'],
          exclude: REPLACING,
          // Starting a process and loading its modules takes longer than most of these tests.
          isolate: false,
          ...AFTER_FILE,
          ...TIMEOUTS,
        },
      },
      project('replacing', REPLACING),
      project('site', ['tests/site/**/*.test.ts'], { readsSite: true }),
      // npm run test:packages
      project('packages', PACKAGES),
      project('drills', ['drills/**/*.test.ts']),
      // npm run test:sites
      project('sites', ['tests/build/**/*.test.ts'], { exclude: PACKAGES }),
      // npm run test:search
      project('search', ['bench/search/**/*.test.ts'], { readsSite: true }),
    ],
  },
})
