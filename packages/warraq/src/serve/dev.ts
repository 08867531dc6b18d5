import { createServer } from 'node:http'
import type { CommandOptions } from '../build/command-options.ts'
import { LOOPBACK, listen, originOf, portOf } from '../system/listen.ts'
import { createDevListener } from './dev-listener.ts'
import { startDevSession } from './dev-session.ts'
import { watchSite } from './watch-site.ts'

export interface DevOptions extends CommandOptions {
  /** Address or name to listen on; this machine alone when absent. */
  readonly host?: string | undefined
}

/**
 * Serve the site while it is written: a saved page is on screen at once, a mistake is shown over
 * the page and goes when it is corrected.
 */
export async function dev({ host = LOOPBACK, ...options }: DevOptions): Promise<number> {
  const since = Date.now()
  const session = await startDevSession(options)
  const server = createServer(createDevListener(session, host))
  const port = await listen(server, portOf(process.env), host)
  console.log(`Writing mode on ${originOf(host, port)}${session.site().baseUrl}`)
  session.report()

  const watching = watchSite({
    paths: session.site().watched,
    since,
    onChanges: async (changes) => {
      await session.reload(changes)
      watching.add(session.site().watched)
    },
    onError: (cause) => session.fail(cause, '.'),
  })
  // Code of the site that fails later, in a timer of its own, must not end the server.
  const onUncaught = (cause: unknown) => session.fail(cause, '.')
  process.on('uncaughtException', onUncaught)

  await new Promise<void>((resolve) => {
    const stop = () => {
      void watching.close()
      server.close(() => resolve())
      server.closeAllConnections()
    }
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
  })
  process.off('uncaughtException', onUncaught)
  return 0
}
