import { setTimeout as wait } from 'node:timers/promises'
import type { Diagnostic } from '../shared/data/diagnostic.ts'

/** Time in which an open page fetches its payload after a change. */
const FETCH_MS = 200

interface PageNotesOptions<Site> {
  /** Checks the content of the pages from some files. */
  readonly check: (site: Site, files: ReadonlySet<string>) => Promise<readonly Diagnostic[]>
  readonly site: () => Site
  /** Called when the notes are others than before. */
  readonly onChange: () => void
  /**
   * Prints and returns the problem of checks that failed to run, for example when the system ended a
   * compiler.
   */
  readonly fail: (cause: unknown, file: string) => Diagnostic
}

/**
 * What the content checks say of the page that a writer opened last, and of those edited last. All
 * are warnings, because errors cover the page. The checks run beside the loads of the site, so that
 * the next edit does not wait for them, and begin when browsers have fetched what changed.
 */
export function createPageNotes<Site>({ check, site, onChange, fail }: PageNotesOptions<Site>) {
  let opened = ''
  let edited: readonly string[] = []
  let notes: readonly Diagnostic[] = []
  let running: Promise<void> = Promise.resolve()

  async function note(): Promise<void> {
    await wait(FETCH_MS)
    const checked = site()
    // The change that replaced the site brings its own notes.
    const isReplaced = () => site() !== checked
    let found: readonly Diagnostic[]
    try {
      found = await check(checked, new Set([opened, ...edited]))
    } catch (cause) {
      if (isReplaced()) return
      found = [fail(cause, opened)]
    }
    if (isReplaced()) return
    const before = JSON.stringify(notes)
    notes = found.map((problem) => ({ ...problem, severity: 'warning' }))
    if (JSON.stringify(notes) !== before) onChange()
  }
  const refresh = (): void => {
    running = running.then(note)
  }

  return {
    list: () => notes,
    open: (file: string): void => {
      if (file === opened) return
      opened = file
      refresh()
    },
    /** Call it when the site is rebuilt; `files` are the sources of the pages edited. */
    edit: (files: readonly string[]): void => {
      if (files.length > 0) edited = files
      refresh()
    },
  }
}
