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
            'site/**/*.test.{ts,tsx}',
            'drills/**/*.test.ts',
            'tests/{build,package,hosts}/**/*.test.ts',
          ],
        },
      },
    ],
  },
})
