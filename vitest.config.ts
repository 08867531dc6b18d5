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

export default defineConfig({
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
  test: {
    include: [
      'packages/*/src/**/*.test.{ts,tsx}',
      'site/**/*.test.{ts,tsx}',
      'drills/**/*.test.ts',
      'tests/{build,package,hosts}/**/*.test.ts',
    ],
    environment: 'node',
    // Tests of commands run the bundled engine.
    globalSetup: 'tests/build-engine.ts',
    // Vitest would leave one core idle.
    maxWorkers: '100%',
    // Some tests run builds, and their duration is not what they test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
