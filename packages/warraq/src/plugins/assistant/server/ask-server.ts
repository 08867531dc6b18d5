import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { messageOf } from '../../../shared/message-of.ts'
import { UsageError } from '../../../shared/usage-error.ts'
import { listen, portOf } from '../../../system/listen.ts'
import { type AskApp, createAskApp } from './ask-app.ts'
import { type AskSettings, readAskSettings } from './ask-settings.ts'
import { openBuild } from './open-build.ts'

/** How long answers may go on after the process was told to stop. */
const GRACE_MS = 10_000
/** A whole request must have come by then. */
const REQUEST_TIMEOUT_MS = 15_000

/**
 * Answer questions from a built site with a model server, until the process is told to stop.
 * @throws UsageError when `dir` holds no usable build, the environment does not fit, or the port cannot be used.
 */
export async function askServer(dir: string, environment: NodeJS.ProcessEnv): Promise<number> {
  const settings = settingsOf(environment)
  const { docs } = await openBuild(dir)
  const app = createAskApp({
    docs,
    settings,
    log: (entry) => console.log(JSON.stringify({ time: new Date().toISOString(), ...entry })),
  })
  const server = createAskListener(app, settings)
  const port = await listen(server, portOf(environment))
  console.log(
    `Answering from ${docs.pages.length} pages on http://localhost:${port} for ${settings.origins.join(', ')}`,
  )
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve)
    process.once('SIGTERM', resolve)
  })
  const closed = new Promise((resolve) => server.close(resolve))
  await app.close(GRACE_MS)
  server.closeIdleConnections()
  await closed
  return 0
}

/** The server of an app; a reader who takes nothing of an answer is cut off. */
export function createAskListener(app: AskApp, { model }: AskSettings): Server {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  server.requestTimeout = REQUEST_TIMEOUT_MS
  server.timeout = model.idleTimeoutMs + REQUEST_TIMEOUT_MS
  return server
}

function settingsOf(environment: NodeJS.ProcessEnv): AskSettings {
  try {
    return readAskSettings(environment)
  } catch (cause) {
    throw new UsageError(messageOf(cause))
  }
}
