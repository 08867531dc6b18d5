import { once } from 'node:events'
import type { Server } from 'node:http'
import { resolve } from 'node:path'
import { isMainThread } from 'node:worker_threads'
import { buildSite } from '../pipeline/build-site.ts'
import { checkSite } from '../pipeline/check-site.ts'
import { type CommandOptions, outputDir } from '../pipeline/command-options.ts'
import { enginePaths } from '../pipeline/engine-paths.ts'
import { startDevServer } from '../serve/dev-server.ts'
import { startPreview } from '../serve/preview-server.ts'
import { isFolder } from '../system/files.ts'
import { portOf } from '../system/listen.ts'
import type { Programs } from './program-types.ts'

/** The commands as functions; `program-types.ts` describes them. */
export const programs: Programs = {
  build: async ({ root, out, base }) => {
    const options = siteAt(root, out, base)
    const { problems, pages } = await inSite(options.root, () => buildSite(options))
    return pages === undefined ? { problems } : { problems, pages, output: outputDir(options) }
  },
  check: async ({ root, external = false }) => {
    const options = { ...siteAt(root), external }
    const { problems, pages } = await inSite(options.root, () => checkSite(options))
    return { problems, pages, hasErrors: problems.some(({ severity }) => severity === 'error') }
  },
  dev: async ({ root, port, host, https }) => {
    const options = siteAt(root)
    const leave = enter(options.root)
    const started = await startDevServer(options, { port: wantedPort(port), host, https }).catch(
      (cause: unknown) => {
        leave()
        throw cause
      },
    )
    const { server, session, stop, ...place } = started
    const close = async () => {
      await closed(server)
      await stop()
      leave()
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

/** The last build or check: one after the other, because a process has one current folder. */
const running = { last: Promise.resolve() as Promise<unknown> }

/** Run `work` with the site as the current folder, as the commands do, when earlier work has ended. */
function inSite<T>(root: string, work: () => Promise<T>): Promise<T> {
  const turn = running.last.then(() => {
    const leave = enter(root)
    return work().finally(leave)
  })
  running.last = turn.catch(() => undefined)
  return turn
}

/** Make the site the current folder; returns what goes back. A thread cannot change its folder. */
function enter(root: string): () => void {
  const former = process.cwd()
  if (!isMainThread || !isFolder(root)) return () => undefined
  process.chdir(root)
  return () => process.chdir(former)
}

const wantedPort = (port: number | undefined) => portOf({}, port?.toString())

async function closed(server: Server): Promise<void> {
  const end = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await end
}
