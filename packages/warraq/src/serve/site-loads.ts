import type { DevChange, DevSite } from './dev-site.ts'

interface SiteLoadsOptions {
  /** Loads the site; without a change at the start. */
  readonly load: (change?: DevChange) => Promise<DevSite>
  /** Called when another state of the site is shown. */
  readonly onSite: (site: DevSite, before: DevSite) => void
  readonly onFailure: (cause: unknown, file: string) => void
  /** Called when a rebuild begins, and when all pages are as after a cold build. */
  readonly onRebuilding: (isRunning: boolean) => void
}

/** A load after changes, in its turn. */
interface ChangedLoad {
  /** File that a failure is reported for. */
  readonly file: string
  /** Returns what was edited when the load begins; see `DevChange`. */
  readonly begin: () => Pick<DevChange, 'edited'> & {
    /** Files of the edited pages, relative to the site. */
    readonly files: readonly string[]
  }
  /** Called when the load is done, before its site is shown. */
  readonly end: () => void
}

/**
 * The current state of a site in development. After a change of what pages share, the pages in view
 * are compiled first; the others follow in the background, or when somebody opens them.
 */
export async function createSiteLoads(options: SiteLoadsOptions) {
  const { load, onSite, onFailure, onRebuilding } = options
  let site = await load()
  let turns: Promise<void> = Promise.resolve()
  /** Ends the background work for the present site. */
  let background = new AbortController()
  /** Files of the pages that were opened or edited since all pages were last due. */
  const inView = new Set<string>()
  const first = () => inView

  /** Each load begins with the site of the former one, so they take turns. */
  const inTurn = (step: () => void | Promise<void>, file: string): Promise<void> => {
    turns = turns.then(step).catch((cause: unknown) => onFailure(cause, file))
    return turns
  }
  const show = (next: DevSite): void => {
    const before = site
    site = next
    onSite(site, before)
  }
  /** Load the site with what was made since it was loaded. */
  const loadAgain = (withFirst: DevChange['first']) =>
    load({ former: site, edited: new Set(), first: withFirst })

  /** Make what the last load left for later, and show it. */
  async function finish(signal: AbortSignal): Promise<void> {
    const { nextBundle, stale, compileStale } = site
    const unlessAborted = (step: () => void | Promise<void>) =>
      inTurn(() => (signal.aborted ? undefined : step()), '.')
    const showBundle = async () => {
      const bundle = await nextBundle
      if (bundle !== undefined) await unlessAborted(() => show(site.withBundle(bundle)))
    }
    const showStale = async () => {
      if (stale.size === 0) return
      await compileStale(signal)
      await unlessAborted(async () => show(await loadAgain(undefined)))
    }
    const ended = await Promise.allSettled([showBundle(), showStale()])
    if (signal.aborted) return
    for (const end of ended) if (end.status === 'rejected') onFailure(end.reason, '.')
    onRebuilding(false)
  }

  return {
    site: () => site,
    /** Load the site after changes; ends when the pages in view are shown. */
    change: async ({ file, begin, end }: ChangedLoad): Promise<void> => {
      background.abort()
      background = new AbortController()
      const { signal } = background
      await inTurn(async () => {
        const { edited, files } = begin()
        if (edited === undefined) {
          // Browsers name the pages in view again.
          inView.clear()
          onRebuilding(true)
        }
        for (const page of files) inView.add(page)
        const next = await load({ former: site, edited, first })
        end()
        show(next)
        if (edited !== undefined && site.hasReadingPlugins) show(await loadAgain(first))
      }, file)
      if (!signal.aborted) void finish(signal)
    },
    /**
     * Called when a page is in view: it is among the first to be compiled. Ends when it is not older
     * than the site.
     */
    view: async (url: string): Promise<void> => {
      const file = site.pageOf(url)?.file
      if (file === undefined) return
      inView.add(file)
      if (!site.stale.has(file)) return
      await inTurn(async () => {
        if (site.stale.has(file)) show(await loadAgain(first))
      }, file)
    },
    /** Load the site once more and discard it: the first edit is then fast. */
    rehearse: (): void => {
      // A failure is reported by the load after the next change.
      const nothing = () => {}
      turns = turns.then(() => loadAgain(first)).then(nothing, nothing)
    },
  }
}
