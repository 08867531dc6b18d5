import { createServer } from 'node:http'
import type { CommandOptions } from '../build/command-options.ts'
import { createDevListener } from '../serve/dev-listener.ts'
import { startDevSession } from '../serve/dev-session.ts'
import { watchSources } from '../serve/watch-sources.ts'
import { LOOPBACK, listen, serverUrl, untilStopped } from '../system/listen.ts'

/**
 * Start the development server: it shows a saved page at once, and an overlay shows a mistake until
 * it is corrected. The server listens on this machine only, unless `host` is another address.
 */
export async function dev(
  options: CommandOptions,
  wantedPort: number,
  host: string = LOOPBACK,
): Promise<number> {
  const since = Date.now()
  const session = await startDevSession(options)
  const server = createServer(createDevListener(session, host))
  const port = await listen(server, wantedPort, host)
  console.log(`Development server at ${serverUrl(host, port)}${session.site().baseUrl}`)
  session.report()
  const watching = watchSources(session, options.root, since)
  // Code of the site that throws later, for example in a timer, must not end the server.
  const onUncaught = (cause: unknown) => session.fail(cause, '.')
  process.on('uncaughtException', onUncaught)
  await untilStopped(server)
  await watching.close()
  process.off('uncaughtException', onUncaught)
  return 0
}
