import { type Diagnostic, formatDiagnostic } from '../shared/data/diagnostic.ts'
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
    onLimit: (limit) => console.error(`${formatDiagnostic(limitReached(limit))}\n`),
  })
  return watching
}

function limitReached(limit: string): Diagnostic {
  return {
    code: 'dev/watch-limit',
    severity: 'warning',
    file: '.',
    found: `the system lets no more files be watched: ${limit} is reached`,
    expected: 'a watch for every folder of the site; changes are still shown, but found by polling',
    fix: `raise the limit and start again: sudo sysctl ${limit}=${limit.endsWith('watches') ? 524_288 : 1024}`,
  }
}
