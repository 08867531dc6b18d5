import { posix } from 'node:path'
import { createSlugger } from '@warraq/markup/heading-slug'
import { remembered } from '../shared/data/remembered.ts'
import { withoutMarkdownEnding } from '../shared/data/skipped-names.ts'
import { wikiLinkOf } from '../shared/text/wiki-scheme.ts'

/** Name and hash of a link `[[name#heading]]`; a link to a block (`#^id`) leads to the page. */
export function wikiParts(href: string): { readonly name: string; readonly hash: string } {
  const { name, hash } = wikiLinkOf(href)
  return { name, hash: headingHash(hash) }
}

/** The hash of the heading that `#Part#Heading` names. */
export function headingHash(hash: string): string {
  const heading = hash.split('#').at(-1) ?? ''
  return heading === '' || heading.startsWith('^') ? '' : `#${createSlugger()(heading)}`
}

/**
 * The files of a site by name, as Obsidian finds them: by their name without folder, or by the end
 * of their path; case does not count.
 */
export function wikiNames(files: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>()
  for (const file of files) {
    for (const name of new Set([file, withoutMarkdownEnding(file)])) {
      remembered(names, keyOf(posix.basename(name)), () => []).push(file)
    }
  }
  return names
}

/** The file that a name means on a page: the nearest to the page, then the one with the shortest path. */
export function wikiFile(
  name: string,
  page: string,
  names: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  const wanted = keyOf(name).replace(/^(?:\.{0,2}\/)+/, '')
  const folder = posix.dirname(page)
  const found = (names.get(posix.basename(wanted)) ?? []).filter((file) => {
    const path = keyOf(file)
    return [path, withoutMarkdownEnding(path)].some(
      (candidate) => candidate === wanted || candidate.endsWith(`/${wanted}`),
    )
  })
  const distance = (file: string) => (posix.dirname(file) === folder ? 0 : file.split('/').length)
  return [...found].sort((a, b) => distance(a) - distance(b) || a.localeCompare(b, 'en'))[0]
}

function keyOf(name: string): string {
  return name.normalize('NFC').toLowerCase()
}
