import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { type FilePlace, placeOf, withLineFeeds } from './site-files.ts'

/**
 * A function that classifies files by their path relative to the site root. Files of the repository
 * around the site count as inside.
 * @param beside folders beside the site that the configuration names
 */
export function repositoryPlaces(root: string, beside?: readonly string[]) {
  let repository: { readonly top: string | undefined } | undefined
  return (file: string): FilePlace => {
    const place = placeOf(root, file, beside)
    if (place !== 'outside') return place
    repository ??= { top: repositoryAround(root) }
    const { top } = repository
    if (top === undefined) return place
    const path = relative(top, join(root, file)).split(sep).join('/')
    return path.startsWith('../') ? place : placeOf(top, path)
  }
}

/**
 * A function that reads files of the site and its repository, with `\n` line ends; `undefined` for
 * one that is missing, hidden or elsewhere.
 */
export function repositoryReader(root: string, beside: readonly string[]) {
  const placeIn = repositoryPlaces(root, beside)
  return (file: string): string | undefined => {
    if (placeIn(file) !== 'inside') return undefined
    try {
      return withLineFeeds(readFileSync(join(root, file), 'utf8'))
    } catch {
      return undefined
    }
  }
}

/** The nearest folder that git manages; a worktree has a file `.git`. */
function repositoryAround(root: string): string | undefined {
  for (let folder = root; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder
    if (dirname(folder) === folder) return undefined
  }
}
