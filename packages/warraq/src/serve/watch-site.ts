import { existsSync, statSync } from 'node:fs'
import { sep } from 'node:path'
import { type FSWatcher, watch } from 'chokidar'

/** Editors write a file in several steps; events within this time count as one change. */
const SETTLE_MS = 15
/** Longer than the time for which the watcher suppresses further events of a file. */
const LOOK_AGAIN_MS = 100
/** Delay before the watcher reads every file of the site: the first page is served first. */
const WATCH_AFTER_MS = 250
/** Interval for checking whether a folder was replaced, or a removed file is back. */
const LOOK_MS = 500
/** Interval for looking at every file where the system has no watches left. */
const POLL_MS = 500
/** File system timestamps may lag behind the clock by a kernel tick. */
const TICK_MS = 20

export interface FileChange {
  readonly event: string
  readonly path: string
}

export type SiteWatch = ReturnType<typeof watchSite>

export interface WatchOptions {
  /** Absolute path of the site. */
  readonly root: string
  /** Absolute files and folders; missing ones are watched once they exist. */
  readonly paths: readonly string[]
  /** When the site was read, in milliseconds since 1970; files that changed later are reported. */
  readonly since: number
  readonly onChanges: (changes: readonly FileChange[]) => void
  /** Called when something cannot be watched. */
  readonly onError: (cause: unknown) => void
  /** Called once with the name of a limit that the watches reach; the files are polled from then on. */
  readonly onLimit: (limit: string) => void
}

/** Limits of Linux by the error of what goes beyond them. */
const LIMITS = new Map([
  ['ENOSPC', 'fs.inotify.max_user_watches'],
  ['EMFILE', 'fs.inotify.max_user_instances'],
])

/** Report changes below some paths, also when one of the folders is removed and created again. */
export function watchSite({ root, paths, since, onChanges, onError, onLimit }: WatchOptions) {
  const watched = new Set(paths)
  const startWatcher = (usePolling: boolean): FSWatcher => {
    const started = watch([], {
      ignored: (path) => isIgnored(path, root),
      ...{ usePolling, interval: POLL_MS, binaryInterval: POLL_MS },
    })
    started.on('all', (event, path) => {
      // At its start the watcher reports every file it finds, including unchanged ones.
      if (!event.startsWith('add') || isNew(path, since)) note({ event, path })
    })
    // A watcher reports the same limit for each file, also after another one took its place.
    started.on('error', (cause) => {
      const limit = LIMITS.get(Object(cause).code)
      if (limit === undefined) onError(cause)
      else if (!usePolling && started === watcher) poll(limit)
    })
    return started
  }
  const poll = (limit: string): void => {
    const former = watcher
    watcher = startWatcher(true)
    watcher.add([...watched])
    former.close().catch(onError)
    onLimit(limit)
  }
  const starting = setTimeout(() => {
    watcher.add([...watched])
    lookAtFolders()
  }, WATCH_AFTER_MS)
  const look = (): void => {
    lookAtFolders()
    watchReturned(watcher, removed)
  }
  const looking = setInterval(look, LOOK_MS).unref()
  /** Inode numbers of folders: a recreated one has another, and the watcher does not follow it. */
  const inodes = new Map<string, number | undefined>()
  const lookAtFolders = (): void => {
    const below = Object.keys(watcher.getWatched()).filter((dir) =>
      [...watched].some((path) => isBelow(dir, path)),
    )
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

  /** Paths that did not exist when they were last reported, or were gone for a moment. */
  const removed = new Set<string>()
  let isClosed = false
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
    // A file may be back already, but the watcher has let it go.
    for (const [change, stamp] of stamps) if (wasGone(change, stamp)) removed.add(change.path)
    // The watcher reports a file at most once in fifty milliseconds, and a slow editor may still be
    // writing.
    setTimeout(() => lookAgain(stamps), LOOK_AGAIN_MS).unref()
    onChanges(changes)
  }
  const lookAgain = (stamps: ReadonlyMap<FileChange, string>): void => {
    if (isClosed) return
    for (const [change, stamp] of stamps) if (stampOf(change.path) !== stamp) note(change)
  }
  let watcher = startWatcher(false)

  return {
    /** Also watch these files and folders from now on. */
    add: (added: readonly string[]): void => {
      const news = added.filter((path) => !watched.has(path))
      if (news.length === 0) return
      for (const path of news) watched.add(path)
      watcher.add(news)
    },
    close: (): Promise<void> => {
      isClosed = true
      clearTimeout(starting)
      clearTimeout(timer)
      clearInterval(looking)
      return watcher.close()
    },
  }
}

/**
 * Watch removed files again that are back: the watcher only does so itself where it also watches
 * their folder.
 */
function watchReturned(watcher: FSWatcher, removed: Set<string>): void {
  const back = [...removed].filter((path) => existsSync(path))
  if (back.length === 0) return
  for (const path of back) removed.delete(path)
  watcher.unwatch(back)
  watcher.add(back)
}

const NEVER = /(^|[/\\])(node_modules|\.git|\.cache|dist|\.dist-[a-z]+)([/\\]|$)/

/** Folders above the site may have any name. */
function isIgnored(path: string, root: string): boolean {
  return NEVER.test(path === root || isBelow(path, root) ? path.slice(root.length) : path)
}

/**
 * Compares ctime, because moving a file changes its ctime but not its mtime. The watcher read its
 * own stats before it began to watch the file, and would miss a change between the two.
 */
function isNew(path: string, since: number): boolean {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats === undefined || stats.ctimeMs > since - TICK_MS
}

function isBelow(path: string, folder: string): boolean {
  return path.startsWith(folder + sep)
}

/** A file that was gone for a moment may be back already, but the watcher has let it go. */
function wasGone({ event }: FileChange, stamp: string): boolean {
  return stamp === '' || event.startsWith('unlink')
}

/** Size and mtime of a file; empty when it does not exist. */
function stampOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats === undefined ? '' : `${stats.size}:${stats.mtimeMs}`
}

/** Inode of a folder; `undefined` for files, because editors replace files on every save. */
function inodeOf(path: string): number | undefined {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats?.isDirectory() === true ? stats.ino : undefined
}
