import { once } from 'node:events'
import type { Server } from 'node:http'
import { resolve } from 'node:path'
import { buildSite } from '../build/build-site.ts'
import { checkSite } from '../build/check-site.ts'
import { type CommandOptions, outputDir } from '../build/command-options.ts'
import { enginePaths } from '../build/engine-paths.ts'
import { askLink } from '../check/content/ask-link.ts'
import { startDevServer } from '../serve/dev-server.ts'
import { startPreview } from '../serve/preview-server.ts'
import { portOf } from '../system/listen.ts'
import type { Programs } from './program-types.ts'

/** The commands as functions; `program-types.ts` describes them. */
export const programs: Programs = {
  build: async ({ root, out, base }) => {
    const options = siteAt(root, out, base)
    const { problems, pages } = await buildSite(options)
    return pages === undefined ? { problems } : { problems, pages, output: outputDir(options) }
  },
  check: async ({ root, external = false }) => {
    const options = { ...siteAt(root), ...(external && { askLink }) }
    const { problems, pages } = await checkSite(options, new Date())
    return { problems, pages, hasErrors: problems.some(({ severity }) => severity === 'error') }
  },
  dev: async ({ root, port, host, https }) => {
    const started = await startDevServer(siteAt(root), { port: wantedPort(port), host, https })
    const { server, session, stop, ...place } = started
    const close = async () => {
      await closed(server)
      await stop()
    }
    return { ...place, problems: session.problems, close }
  },
  preview: async ({ dir = 'dist', port, host }) => {
    const { server, ...place } = await startPreview(resolve(dir), wantedPort(port), host)
    return { ...place, close: () => closed(server) }
  },
}

function siteAt(root = '.', out?: string, base?: string): CommandOptions {
  return { ...enginePaths(import.meta.url), root: resolve(root), out, base }
}

const wantedPort = (port: number | undefined) => portOf({}, port?.toString())

async function closed(server: Server): Promise<void> {
  const end = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await end
}
