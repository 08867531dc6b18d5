import { defineConfig } from 'vitest/config'

/** Unit tests see the runtime of a site that has all of this; the bundler of a site decides for each. */
const FEATURES = [
  'hasAnnouncement',
  'hasDropdowns',
  'hasLocales',
  'hasVersions',
  'hidesNavbar',
  'hidesSidebar',
  'hasSearch',
  'hasAskAi',
]

export default defineConfig({
  resolve: {
    // The bundle of a site has the module of its own search provider in this place.
    alias: {
      'virtual:docs-search': new URL('packages/warraq/src/search/open-local.ts', import.meta.url)
        .pathname,
    },
  },
  define: Object.fromEntries(FEATURES.map((name) => [`import.meta.env.${name}`, 'true'])),
  test: {
    include: [
      'packages/*/src/**/*.test.{ts,tsx}',
      'site/**/*.test.{ts,tsx}',
      'tests/{build,package,hosts}/**/*.test.ts',
    ],
    environment: 'node',
    // Commands run the bundled engine.
    globalSetup: 'tests/build-engine.ts',
    // Builds run inside tests; how long they take is not what is tested.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
