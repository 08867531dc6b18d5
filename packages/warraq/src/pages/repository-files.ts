import { realpathSync, statSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { remembered } from '@warraq/search/remembered'
import type { Repository } from '../content/source/repository.ts'
import { isSkippedName } from '../shared/data/skipped-names.ts'
import { encodedPath } from './site-href.ts'

export interface RepositoryFile {
  readonly isFolder: boolean
  /** Address on the host of the repository; absent if nothing says where that is. */
  readonly href: string | undefined
}

/** Finds what a link of a page leads to outside the pages. */
export interface RepositoryFiles {
  /**
   * The file or folder at a path relative to the site root, which may begin with `../`; `undefined`
   * if there is none in the repository, or if it belongs to the pages of the site.
   */
  readonly at: (path: string) => RepositoryFile | undefined
  /** The same for a path below the folder of the repository. */
  readonly atTop: (path: string) => RepositoryFile | undefined
}

/**
 * @param contentPlaces files and folders that hold pages or are published, relative to the site root
 */
export function repositoryFiles(
  { top, sitePath, address }: Repository,
  contentPlaces: readonly string[],
): RepositoryFiles {
  const found = new Map<string, RepositoryFile | undefined>()
  const atTop = (path: string): RepositoryFile | undefined =>
    remembered(found, posix.normalize(path), () => {
      const clean = posix.normalize(path).replace(/\/$/, '')
      const kind = kindOf(top, clean)
      if (kind === undefined || isContent(posix.relative(sitePath, clean), kind, contentPlaces))
        return undefined
      const base = address?.[kind]
      const href = base && `${base}${encodedPath(clean)}`
      return { isFolder: kind === 'folder', href }
    })
  return { at: (path) => atTop(posix.join(sitePath, path)), atTop }
}

type Kind = 'file' | 'folder'

/** What lies at a path below a folder; nothing outside of it counts. */
function kindOf(top: string, path: string): Kind | undefined {
  if (path === '..' || path.startsWith('../')) return undefined
  try {
    const real = realpathSync(join(top, path))
    if (real !== top && !real.startsWith(`${top}${sep}`)) return undefined
    return statSync(real).isDirectory() ? 'folder' : 'file'
  } catch {
    return undefined
  }
}

/**
 * Whether a path belongs to the pages. In a section for the whole site only Markdown and files with
 * an extension do: its pages do not lead to folders of code, nor to files such as LICENSE.
 */
function isContent(path: string, kind: Kind, contentPlaces: readonly string[]): boolean {
  if (path.startsWith('..')) return false
  if (path.split('/').some((name) => isSkippedName(name, true))) return false
  return contentPlaces.some((place) =>
    place === '.'
      ? kind === 'file' && posix.extname(path) !== ''
      : path === place || path.startsWith(`${place}/`),
  )
}
