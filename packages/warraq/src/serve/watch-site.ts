import { type Stats, statSync } from 'node:fs'
import { sep } from 'node:path'
import { watch } from 'chokidar'

/** Editors write a file in several steps; what comes within this time is one change. */
const SETTLE_MS = 15
/** Longer than the watcher keeps further events of a file to itself. */
const LOOK_AGAIN_MS = 100
/** The first page comes before the look at every file of the site. */
const WATCH_AFTER_MS = 250
/** How often to look whether a folder is another one than before. */
const FOLDERS_MS = 500
/** Timestamps of a file system may lag behind the clock by a kernel tick. */
const TICK_MS = 20

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
  /** Absolute files and folders; those that do not exist count from when they are there. */
  readonly paths: readonly string[]
  /** When the site was read, in milliseconds since 1970: files that changed later are reported. */
  readonly since: number
  readonly onChanges: (changes: readonly FileChange[]) => void
  /** Something cannot be watched. */
  readonly onError: (cause: unknown) => void
}

/** Tell what changes below some paths, also when a folder among them goes and comes back. */
export function watchSite({ paths, since, onChanges, onError }: WatchOptions): SiteWatch {
  const watched = new Set(paths)
  const watcher = watch([], { ignored: NEVER, alwaysStat: true })
  const starting = setTimeout(() => {
    watcher.add([...watched])
    lookAtFolders()
  }, WATCH_AFTER_MS)
  const looking = setInterval(() => lookAtFolders(), FOLDERS_MS).unref()
  /** Numbers of the inodes of folders: one that came back is another one, which nobody listens to. */
  const inodes = new Map<string, number | undefined>()
  const lookAtFolders = (): void => {
    const below = Object.keys(watcher.getWatched()).filter((dir) => isBelow(dir, watched))
    for (const path of new Set([...watched, ...below])) {
      const inode = inodeOf(path)
      const isKnown = inodes.has(path)
      if (inodes.get(path) === inode && isKnown) continue
      inodes.set(path, inode)
      if (!isKnown || inode === undefined) continue
      watcher.unwatch(path)
      watcher.add(path)
      note({ event: 'replaced', path })
    }
  }

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
  }
  watcher.on('all', (event, path, stats) => {
    // At its start the watcher reports every file it finds, also those that have not changed.
    if (!event.startsWith('add') || isNew(stats, since)) note({ event, path })
  })
  watcher.on('error', onError)

  return {
    add: (added) => {
      const news = added.filter((path) => !watched.has(path))
      if (news.length === 0) return
      for (const path of news) watched.add(path)
      watcher.add(news)
    },
    close: () => {
      clearTimeout(starting)
      clearTimeout(timer)
      clearInterval(looking)
      return watcher.close()
    },
  }
}

const NEVER = /(^|[/\\])(node_modules|\.git|\.cache|dist|\.dist-[a-z]+)([/\\]|$)/

/** Moving a file changes its ctime but not its mtime. */
function isNew(stats: Stats | undefined, since: number): boolean {
  return stats === undefined || stats.ctimeMs > since - TICK_MS
}

function isBelow(dir: string, watched: ReadonlySet<string>): boolean {
  for (const path of watched) if (dir.startsWith(path + sep)) return true
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
