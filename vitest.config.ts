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

const UNITS = ['{packages/*/src,site}/**/*.test.{ts,tsx}', 'drills/**/*.test.ts']
const COMMANDS = ['tests/{build,package,hosts}/**/*.test.ts']
/** Tests that replace modules or globals before the code under test is loaded. */
const REPLACING = [
  'packages/warraq/src/build/write/output-writer.test.ts',
  'packages/warraq/src/client/navigate.test.ts',
  'packages/warraq/src/serve/watch-site.test.ts',
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

export default defineConfig({
  test: {
    // Tests import the bundled engine, or run its commands.
    globalSetup: 'tests/build-engine.ts',
    // Vitest would leave one core idle.
    maxWorkers: '100%',
    projects: [
      {
        ...SHARED,
        test: {
          name: 'units',
          include: UNITS,
          exclude: REPLACING,
          // Starting a process and loading its modules takes longer than most of these tests.
          isolate: false,
          ...AFTER_FILE,
          ...TIMEOUTS,
        },
      },
      {
        ...SHARED,
        test: {
          name: 'commands',
          include: [...COMMANDS, ...REPLACING],
          ...AFTER_FILE,
          ...TIMEOUTS,
        },
      },
    ],
  },
})
