import type { RequestListener, Server } from 'node:http'
import type { ServerOptions } from 'vite'

type ProxyOptions = NonNullable<ServerOptions['proxy']>

export interface DevProxy {
  /** Whether a request to an address is passed on. */
  readonly takes: (url: string) => boolean
  readonly listener: RequestListener
  readonly close: () => Promise<void>
}

/**
 * The proxy of Vite for some paths, without the rest of Vite's server.
 * @param server the development server, whose WebSocket connections are passed on as well
 */
export async function createDevProxy(
  proxy: ProxyOptions,
  { root, server }: { readonly root: string; readonly server: Server },
): Promise<DevProxy> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    configFile: false,
    envFile: false,
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true, include: [] },
    // The development server has judged the host name.
    server: {
      middlewareMode: { server },
      ...{ proxy, hmr: false, ws: false, watch: null, allowedHosts: true },
    },
  })
  return {
    takes: (url) => Object.keys(proxy).some((context) => matches(context, url)),
    listener: (request, response) =>
      vite.middlewares(request, response, () => response.writeHead(404).end()),
    close: () => vite.close(),
  }
}

/** As in Vite: a beginning of the path, or a regular expression that begins with `^`. */
function matches(context: string, url: string): boolean {
  return context.startsWith('^') ? new RegExp(context).test(url) : url.startsWith(context)
}
