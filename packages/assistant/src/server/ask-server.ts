import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { openBuiltSite } from 'warraq/built-site'
import { UsageError } from 'warraq/plugin'
import { type AskApp, createAskApp } from './ask-app.ts'
import { type AskSettings, readAskSettings } from './ask-settings.ts'

/** Time for running answers to finish after a signal to stop. */
const GRACE_MS = 10_000
/** Maximum time for receiving a whole request. */
const REQUEST_TIMEOUT_MS = 15_000

/**
 * Answer questions from a built site with a model server, until the process receives a signal to
 * stop.
 * @throws UsageError when `dir` contains no usable build, the environment is invalid, or the port
 * cannot be used.
 */
export async function askServer(dir: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const settings = readAskSettings(environment)
  const docs = await openBuiltSite(dir)
  const app = createAskApp({
    docs,
    settings,
    log: (entry) => console.log(JSON.stringify({ time: new Date().toISOString(), ...entry })),
  })
  const server = createAskListener(app, settings)
  server.listen(settings.port)
  await once(server, 'listening').catch((cause: Error) => {
    throw new UsageError(
      `The server cannot listen: ${cause.message}\nChoose another port: PORT=3001`,
    )
  })
  const { port } = server.address() as AddressInfo
  console.log(
    `Answering from ${docs.pages.length} pages on http://localhost:${port} for ${settings.origins.join(', ')}`,
  )
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  const closed = new Promise((resolve) => server.close(resolve))
  await app.close(GRACE_MS)
  server.closeIdleConnections()
  await closed
}

/** The HTTP server of an app; it disconnects a reader who stops reading an answer. */
export function createAskListener(app: AskApp, { model }: AskSettings): Server {
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false }) as Server
  server.requestTimeout = REQUEST_TIMEOUT_MS
  server.timeout = model.idleTimeoutMs + REQUEST_TIMEOUT_MS
  return server
}
