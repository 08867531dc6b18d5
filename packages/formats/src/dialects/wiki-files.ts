import { posix } from 'node:path'
import { withoutMarkdownEnding } from 'warraq/plugin'

/** Files of a site by the name without folder. */
export type WikiNames = ReadonlyMap<string, readonly string[]>

/**
 * The files of a site by name, as Obsidian finds them: by their name without folder, or by the end
 * of their path; case does not count.
 */
export function wikiNames(files: Iterable<string>): WikiNames {
  const names = new Map<string, string[]>()
  for (const file of files)
    for (const name of new Set([file, withoutMarkdownEnding(file)])) {
      const key = keyOf(posix.basename(name))
      const known = names.get(key)
      if (known === undefined) names.set(key, [file])
      else known.push(file)
    }
  return names
}

/** The file that a name means on a page: the nearest to the page, then the one with the shortest path. */
export function wikiFile(name: string, page: string, names: WikiNames): string | undefined {
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

/** The file at a path, with or without its ending: beside the page, or from the top of the site. */
export function fileAt(path: string, page: string, names: WikiNames): string | undefined {
  const beside = posix.join(path.startsWith('/') ? '.' : posix.dirname(page), path)
  return names
    .get(keyOf(posix.basename(beside)))
    ?.find((file) => file === beside || withoutMarkdownEnding(file) === beside)
}

function keyOf(name: string): string {
  return name.normalize('NFC').toLowerCase()
}
