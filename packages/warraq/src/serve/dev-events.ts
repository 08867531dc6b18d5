import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { DEV_GENERATION, type DevMessage } from '../shared/data/dev-message.ts'
import type { Diagnostic } from '../shared/data/diagnostic.ts'

/** Notifies open pages of changes. */
export function createDevEvents() {
  const listeners = new Set<ServerResponse>()
  /** Part of every stamp: a page of an earlier server has missed an unknown number of changes. */
  const session = randomUUID().slice(0, 8)
  /** Number of changes; the others: the last of the frame, of styles, and of each page by href. */
  let generation = 0
  let frameGeneration = 0
  let stylesGeneration = 0
  let isRebuilding = false
  const pageGenerations = new Map<string, number>()

  const send = (message: DevMessage): void => {
    for (const listener of listeners) listener.write(textOf(message))
  }
  const missedSince = (stamp: string): DevMessage[] => {
    const [from, since] = stamp.split('-')
    const isMissed = (changed: number) => changed > Number(since)
    if (from !== session || isMissed(frameGeneration)) return [{ type: 'reload' }]
    const pages = [...pageGenerations].filter(([, changed]) => isMissed(changed))
    return [
      ...(isMissed(stylesGeneration) ? [{ type: 'styles' } as const] : []),
      ...pages.map(([href]) => ({ type: 'page', href }) as const),
    ]
  }

  return {
    /** Stamp a response with server and generation, so that its page can ask for missed changes. */
    stamp: (response: ServerResponse) =>
      response.setHeader('Server-Timing', `${DEV_GENERATION};desc="${session}-${generation}"`),
    /** Open an event stream: sends the site's problems, and the changes that the page missed. */
    open: (request: IncomingMessage, response: ServerResponse, problems: readonly Diagnostic[]) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
      response.write(textOf({ type: 'problems', problems }))
      if (isRebuilding) response.write(textOf({ type: 'rebuilding', isRunning: true }))
      const since = new URL(request.url ?? '', 'http://localhost').searchParams.get('since')
      // Empty if the browser does not expose the header to scripts.
      if (since) for (const message of missedSince(since)) response.write(textOf(message))
      listeners.add(response)
      request.on('close', () => listeners.delete(response))
    },
    tellProblems: (problems: readonly Diagnostic[]) => send({ type: 'problems', problems }),
    /** Rebuilding the site begins or ends. */
    tellRebuilding: (isRunning: boolean) => {
      if (isRunning === isRebuilding) return
      isRebuilding = isRunning
      send({ type: 'rebuilding', isRunning })
    },
    /** Something that all pages share has changed: they reload. */
    tellFrame: () => {
      frameGeneration = ++generation
      send({ type: 'reload' })
    },
    /** The scripts are the same: pages take the new style sheets. */
    tellStyles: () => {
      stylesGeneration = ++generation
      send({ type: 'styles' })
    },
    tellPages: (hrefs: readonly string[]) => {
      generation++
      for (const href of hrefs) {
        pageGenerations.set(href, generation)
        send({ type: 'page', href })
      }
    },
  }
}

/** A server-sent event. */
function textOf(message: DevMessage): string {
  return `data: ${JSON.stringify(message)}\n\n`
}
