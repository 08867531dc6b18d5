import { expect, test } from 'vitest'
import type { EmittedSite } from 'warraq/plugin'
import { offlineBuild } from './offline-build.ts'

const siteWith = (files: Readonly<Record<string, number>>): EmittedSite => ({
  title: 'Docs',
  description: '',
  url: 'https://docs.example.org',
  baseUrl: '/x/fr/',
  lang: 'fr',
  buildId: 'b1',
  searchCatalogue: '/x/fr/search-index.json',
  assets: {
    folder: '/x/assets/',
    files: Object.entries(files).map(([name, bytes]) => ({ href: `/x/assets/${name}`, bytes })),
  },
  pages: [],
})

test('a worker knows the scripts and the index of its build, under its base path', () => {
  const files = {
    'client-1.js': 9,
    'search-source-1.js': 9,
    'card.png': 9,
    'search-fr-1/t0.json': 9,
  }
  expect(offlineBuild(siteWith(files))).toEqual({
    base: '/x/fr/',
    buildId: 'b1',
    assets: '/x/assets/',
    offlinePage: '/x/fr/offline/',
    scripts: ['/x/assets/client-1.js', '/x/assets/search-source-1.js'],
    indexFiles: ['/x/assets/search-fr-1/t0.json'],
    catalogue: '/x/fr/search-index.json',
  })
})

test('a large index is not cached before the first search', () => {
  const { indexFiles } = offlineBuild(siteWith({ 'search-fr-1/t0.json': 2_500_001 }))
  expect(indexFiles).toBeUndefined()
})
