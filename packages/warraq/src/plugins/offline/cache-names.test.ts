import { expect, test } from 'vitest'
import { cacheName, formerCaches, keptBuilds, outdatedCaches } from './cache-names.ts'

const build = { base: '/', buildId: 'b3' }
const namesOf = (base: string, ...ids: readonly string[]) =>
  ids.flatMap((buildId) =>
    (['files', 'pages'] as const).map((kind) => cacheName({ base, buildId }, kind)),
  )
const names = [...namesOf('/', 'b1', 'b2', 'b3'), ...namesOf('/fr/', 'f1'), 'of another script']

test('builds are known by their caches, those of another language and of others are not', () => {
  expect(keptBuilds(names, '/')).toEqual(['b1', 'b2', 'b3'])
  expect(keptBuilds(names, '/fr/')).toEqual(['f1'])
})

test('a build that takes over keeps the one before it and deletes older ones', () => {
  expect(outdatedCaches(names, build)).toEqual(namesOf('/', 'b1'))
  expect(outdatedCaches(namesOf('/', 'b2', 'b3'), build)).toEqual([])
})

test('a build that comes back after a newer one keeps that', () => {
  expect(outdatedCaches(names, { base: '/', buildId: 'b1' })).toEqual(namesOf('/', 'b2'))
})

test('what a build lacks is looked for in others, the newest first, and in no kind of files but its own', () => {
  expect(formerCaches(names, build, 'pages')).toEqual([
    'docs-offline / b2 pages',
    'docs-offline / b1 pages',
  ])
  expect(formerCaches(names, build, 'pictures')).toEqual([])
})
