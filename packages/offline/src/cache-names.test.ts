import { expect, test } from 'vitest'
import { cacheName, formerCaches, outdatedCaches } from './cache-names.ts'

const build = { base: '/', buildId: 'b3' }
const namesOf = (base: string, ...ids: readonly string[]) =>
  ids.flatMap((buildId) =>
    (['files', 'pages'] as const).map((kind) => cacheName({ base, buildId }, kind)),
  )
const names = [...namesOf('/', 'b1', 'b2', 'b3'), ...namesOf('/fr/', 'f1'), 'of another script']

test('finds builds by their caches, without those of other languages and scripts', () => {
  expect(formerCaches(names, { base: '/', buildId: 'b4' }, 'files')).toEqual([
    'docs-offline / b3 files',
    'docs-offline / b2 files',
    'docs-offline / b1 files',
  ])
  expect(formerCaches(names, { base: '/fr/', buildId: 'f2' }, 'files')).toEqual([
    'docs-offline /fr/ f1 files',
  ])
})

test('a build that takes over keeps the one before it and deletes older ones', () => {
  expect(outdatedCaches(names, build)).toEqual(namesOf('/', 'b1'))
  expect(outdatedCaches(namesOf('/', 'b2', 'b3'), build)).toEqual([])
})

test('a build that is deployed again after a newer one keeps the newer one', () => {
  expect(outdatedCaches(names, { base: '/', buildId: 'b1' })).toEqual(namesOf('/', 'b2'))
})

test('looks in the caches of the same kind of other builds, newest first', () => {
  expect(formerCaches(names, build, 'pages')).toEqual([
    'docs-offline / b2 pages',
    'docs-offline / b1 pages',
  ])
  expect(formerCaches(names, build, 'pictures')).toEqual([])
})
