import { createServer, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { type CommandOptions, siteCacheDir } from '../pipeline/command-options.ts'
import { LOOPBACK, listen, serverUrl } from '../system/listen.ts'
import { devCertificate } from './dev-certificate.ts'
import { createDevListener } from './dev-listener.ts'
import { createDevProxy } from './dev-proxy.ts'
import { startDevSession } from './dev-session.ts'
import { watchSources } from './watch-sources.ts'

/** Where a development server listens. */
export interface DevPlace {
  readonly port: number
  /** Absent: this machine only. */
  readonly host?: string | undefined
  readonly https?: boolean | undefined
}

/**
 * Start the development server: it shows a saved page at once, and an overlay shows a mistake until
 * it is corrected. Certificate and proxy are those of the configuration as it is now.
 * @throws UsageError when the configuration is invalid or the port is unavailable.
 */
export async function startDevServer(
  options: CommandOptions,
  { port: wantedPort, host = LOOPBACK, https = false }: DevPlace,
) {
  const since = Date.now()
  const session = await startDevSession(options)
  const { proxy, https: configured } = session.site().config.config.vite?.server ?? {}
  const cacheDir = siteCacheDir(options)
  const certificate = await devCertificate({ configured, isAsked: https, cacheDir })
  const server: Server =
    certificate === undefined ? createServer() : createSecureServer(certificate)
  const passOn = proxy && (await createDevProxy(proxy, { root: options.root, server }))
  server.on('request', createDevListener(session, { host, root: options.root, proxy: passOn }))
  const port = await listen(server, wantedPort, host)
  const watching = watchSources(session, options.root, since)
  const origin = serverUrl(host, port, certificate === undefined ? 'http' : 'https')
  return {
    server,
    session,
    port,
    url: `${origin}${session.site().baseUrl}`,
    /** End what runs beside the server. */
    stop: async () => {
      await Promise.all([watching.close(), passOn?.close()])
    },
  }
}
