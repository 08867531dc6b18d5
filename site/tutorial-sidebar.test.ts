import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import config from '../docs.config.ts'
import { TUTORIAL_SIDEBAR } from './tutorial-sidebar.ts'

const ROOT = join(import.meta.dirname, '..')

/** Ids of pages, and folders whose pages are listed by their names. */
function entriesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(entriesOf)
  if (typeof value !== 'object' || value === null) return []
  const { items, dirName } = value as { items?: unknown; dirName?: string }
  return dirName === undefined ? entriesOf(items) : [`${dirName}/`]
}

test.each(config.sections)('every page of $path has one place in the sidebar', (section) => {
  const sidebars = Object(section.sidebar)
  expect(Object.keys(sidebars)).toEqual([TUTORIAL_SIDEBAR])
  const entries = entriesOf(sidebars[TUTORIAL_SIDEBAR])
  const placesOf = (id: string) =>
    entries.filter((entry) => entry === id || (entry.endsWith('/') && id.startsWith(entry)))
  const ids = readdirSync(join(ROOT, section.path), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.mdx?$/.test(name) && !basename(name).startsWith('_'))
    .map((name) => name.replace(/\.mdx?$/, ''))
  expect(ids.length).toBeGreaterThan(0)
  expect(ids.filter((id) => placesOf(id).length !== 1)).toEqual([])
})
