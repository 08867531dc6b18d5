import type { IncomingMessage, ServerResponse } from 'node:http'
import { DEV_GENERATION, type DevMessage } from '../shared/dev-message.ts'
import type { Diagnostic } from '../shared/diagnostic.ts'

/** Tells open pages of a site that is being written what changes. */
export interface DevEvents {
  /** Name the state of the site that an answer shows, so that its page can ask what it has missed. */
  readonly stamp: (response: ServerResponse) => void
  /** A page listens: it is told the problems of the site, and what it has missed. */
  readonly open: (
    request: IncomingMessage,
    response: ServerResponse,
    problems: readonly Diagnostic[],
  ) => void
  readonly tellProblems: (problems: readonly Diagnostic[]) => void
  /** What all pages have in common is different: they are loaded anew. */
  readonly tellFrame: () => void
  readonly tellPages: (hrefs: readonly string[]) => void
}

export function createDevEvents(): DevEvents {
  const listeners = new Set<ServerResponse>()
  /** Counts the changes; and the last one of what pages have in common, and of each page, by href. */
  let generation = 0
  let frameGeneration = 0
  const pageGenerations = new Map<string, number>()

  const send = (message: DevMessage): void => {
    for (const listener of listeners) listener.write(textOf(message))
  }
  const missedSince = (since: number): DevMessage[] =>
    frameGeneration > since
      ? [{ type: 'reload' }]
      : [...pageGenerations]
          .filter(([, changed]) => changed > since)
          .map(([href]) => ({ type: 'page', href }))

  return {
    stamp: (response) =>
      response.setHeader('Server-Timing', `${DEV_GENERATION};desc="${generation}"`),
    open: (request, response, problems) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
      response.write(textOf({ type: 'problems', problems }))
      const since = new URL(request.url ?? '', 'http://localhost').searchParams.get('since')
      // Empty from a browser that does not know it.
      if (since) for (const message of missedSince(Number(since))) response.write(textOf(message))
      listeners.add(response)
      request.on('close', () => listeners.delete(response))
    },
    tellProblems: (problems) => send({ type: 'problems', problems }),
    tellFrame: () => {
      frameGeneration = ++generation
      send({ type: 'reload' })
    },
    tellPages: (hrefs) => {
      generation++
      for (const href of hrefs) {
        pageGenerations.set(href, generation)
        send({ type: 'page', href })
      }
    },
  }
}

/** An event of the stream. */
function textOf(message: DevMessage): string {
  return `data: ${JSON.stringify(message)}\n\n`
}
