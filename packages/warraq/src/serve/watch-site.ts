import { statSync } from 'node:fs'
import { sep } from 'node:path'
import { watch } from 'chokidar'

/** Editors write a file in several steps; what comes within this time is one change. */
const SETTLE_MS = 15
/** Longer than the watcher keeps further events of a file to itself. */
const LOOK_AGAIN_MS = 100
/** The first page comes before the look at every file of the site. */
const WATCH_AFTER_MS = 250

export interface FileChange {
  readonly event: string
  readonly path: string
}

export interface SiteWatch {
  /** Watch these files and folders from now on, too. */
  readonly add: (paths: readonly string[]) => void
  readonly close: () => Promise<void>
}

export interface WatchOptions {
  /** Absolute root of the site. */
  readonly root: string
  /** Absolute files and folders; those that do not exist count from when they are there. */
  readonly paths: readonly string[]
  readonly onChanges: (changes: readonly FileChange[]) => void
  /** Something cannot be watched. */
  readonly onError: (cause: unknown) => void
}

/** Tell what changes below some paths, also when a folder among them goes and comes back. */
export function watchSite({ root, paths, onChanges, onError }: WatchOptions): SiteWatch {
  const watched = new Set(paths)
  /** Files and folders by the number of their inode: a folder that came back is another one. */
  const inodes = new Map<string, number | undefined>()
  // The root tells when a folder in it comes back; of what else it holds nothing is looked at.
  const watcher = watch([], {
    ignoreInitial: true,
    ignored: (path) => NEVER.test(path) || !isOfInterest(path, root, watched),
  })
  const startWatching = (added: readonly string[]) => {
    for (const path of added) inodes.set(path, inodeOf(path))
    watcher.add([root, ...added])
  }
  const starting = setTimeout(() => startWatching([...watched]), WATCH_AFTER_MS)

  let timer: NodeJS.Timeout | undefined
  let changed: FileChange[] = []
  const note = (change: FileChange): void => {
    changed.push(change)
    clearTimeout(timer)
    timer = setTimeout(tell, SETTLE_MS)
  }
  const tell = (): void => {
    const changes = changed
    changed = []
    const stamps = new Map(changes.map((change) => [change, stampOf(change.path)]))
    // The watcher tells of a file once in fifty milliseconds; a slow editor goes on writing.
    setTimeout(() => lookAgain(stamps), LOOK_AGAIN_MS).unref()
    onChanges(changes)
  }
  const lookAgain = (stamps: ReadonlyMap<FileChange, string>): void => {
    for (const [change, stamp] of stamps) if (stampOf(change.path) !== stamp) note(change)
    for (const [path, former] of inodes) {
      const inode = inodeOf(path)
      if (inode === former) continue
      inodes.set(path, inode)
      // Replaced faster than the watcher looks: it still listens to the folder that is gone.
      watcher.unwatch(path)
      if (inode !== undefined) watcher.add(path)
      note({ event: 'replaced', path })
    }
  }
  watcher.on('all', (event, path) => note({ event, path }))
  watcher.on('error', onError)

  return {
    add: (added) => {
      const news = added.filter((path) => !watched.has(path))
      if (news.length === 0) return
      for (const path of news) watched.add(path)
      startWatching(news)
    },
    close: () => {
      clearTimeout(starting)
      clearTimeout(timer)
      return watcher.close()
    },
  }
}

const NEVER = /(^|[/\\])(node_modules|\.git|\.cache|dist|\.dist-[a-z]+)([/\\]|$)/

/** A watched path, what is below one, or a folder on the way from the root to one. */
function isOfInterest(path: string, root: string, watched: ReadonlySet<string>): boolean {
  if (path === root || watched.has(path)) return true
  for (const known of watched)
    if (path.startsWith(known + sep) || known.startsWith(path + sep)) return true
  return false
}

/** Size and time of a file; empty when it is gone. */
function stampOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats === undefined ? '' : `${stats.size}:${stats.mtimeMs}`
}

/** Editors replace files, so only folders are compared by it. */
function inodeOf(path: string): number | undefined {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats?.isDirectory() === true ? stats.ino : undefined
}
