import type { DevSession } from './dev-session.ts'
import { type SiteWatch, watchSite } from './watch-site.ts'

/**
 * Load the site of a session again whenever its files change.
 * @param root absolute path of the site
 * @param since when the site was read, in milliseconds since 1970
 */
export function watchSources(session: DevSession, root: string, since: number): SiteWatch {
  const watching = watchSite({
    root,
    paths: session.site().watched,
    since,
    onChanges: async (changes) => {
      await session.reload(changes)
      watching.add(session.site().watched)
    },
    onError: (cause) => session.fail(cause, '.'),
  })
  return watching
}
