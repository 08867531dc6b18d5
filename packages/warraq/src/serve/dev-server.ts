import { createServer, type Server } from 'node:http'
import { createServer as createSecureServer, type ServerOptions as HttpsOptions } from 'node:https'
import { join } from 'node:path'
import { type CommandOptions, siteCacheDir } from '../pipeline/command-options.ts'
import { type Diagnostic, formatDiagnostic } from '../shared/data/diagnostic.ts'
import { LOOPBACK, listen, serverUrl } from '../system/listen.ts'
import { requirePackage } from '../system/optional-packages.ts'
import { createDevListener } from './dev-listener.ts'
import { createDevProxy } from './dev-proxy.ts'
import { type DevSession, startDevSession } from './dev-session.ts'
import { type SiteWatch, type WatchOptions, watchSite } from './watch-site.ts'

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
  const certificate =
    configured ?? (https ? await ownCertificate(siteCacheDir(options)) : undefined)
  const server: Server =
    certificate === undefined ? createServer() : createSecureServer(certificate)
  const passOn = proxy && (await createDevProxy(proxy, { root: options.root, server }))
  server.on('request', createDevListener(session, { host, root: options.root, proxy: passOn }))
  const port = await listen(server, wantedPort, host)
  const watching = watchSources(session, { root: options.root, since })
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

/**
 * A certificate for this machine, made on first use.
 * @throws UsageError when the package that makes it is not installed
 */
async function ownCertificate(cacheDir: string): Promise<HttpsOptions> {
  requirePackage('@vitejs/plugin-basic-ssl')
  const { getCertificate } = await import('@vitejs/plugin-basic-ssl')
  // One text with both.
  const text = await getCertificate(join(cacheDir, 'certificate'))
  return { key: text, cert: text }
}

/** Load the site of a session again whenever its files change. */
function watchSources(session: DevSession, read: Pick<WatchOptions, 'root' | 'since'>): SiteWatch {
  const watching = watchSite({
    ...read,
    paths: session.site().watched,
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
