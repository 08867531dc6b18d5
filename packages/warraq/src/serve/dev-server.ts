import { createServer } from 'node:http'
import type { CommandOptions } from '../build/command-options.ts'
import { LOOPBACK, listen, serverUrl } from '../system/listen.ts'
import { createDevListener } from './dev-listener.ts'
import { startDevSession } from './dev-session.ts'
import { watchSources } from './watch-sources.ts'

/**
 * Start the development server: it shows a saved page at once, and an overlay shows a mistake until
 * it is corrected. The server listens on this machine only, unless `host` is another address.
 * @throws UsageError when the configuration is invalid or the port is unavailable.
 */
export async function startDevServer(
  options: CommandOptions,
  wantedPort: number,
  host: string = LOOPBACK,
) {
  const since = Date.now()
  const session = await startDevSession(options)
  const server = createServer(createDevListener(session, host))
  const port = await listen(server, wantedPort, host)
  const watching = watchSources(session, options.root, since)
  return {
    server,
    session,
    watching,
    port,
    url: `${serverUrl(host, port)}${session.site().baseUrl}`,
  }
}
