import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that a service received. */
export interface SeenRequest {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly body: unknown
}

/** Kind of answer; `never` keeps the connection open without sending anything. */
export type Answer =
  | { readonly json: unknown; readonly status?: number }
  | { readonly text: string; readonly status?: number }
  | 'never'

export interface FakeService {
  readonly url: string
  readonly seen: SeenRequest[]
  /** Answers the next requests. */
  answer: (request: SeenRequest) => Answer
  readonly close: () => Promise<void>
}

/** A search service on this machine with CORS for any page. */
export async function startService(answer: FakeService['answer'], port = 0): Promise<FakeService> {
  const seen: SeenRequest[] = []
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service')
    const entry: SeenRequest = {
      method: request.method ?? '',
      path: pathname,
      query: searchParams,
      headers: request.headers,
      body: parse(await textOf(request)),
    }
    seen.push(entry)
    send(response, service.answer(entry))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const service: FakeService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    answer,
    close: () => close(server),
  }
  return service
}

function send(response: ServerResponse, answer: Answer): void {
  if (answer === 'never') return
  response.writeHead(answer.status ?? 200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Access-Control-Allow-Origin': '*',
  })
  response.end('json' in answer ? JSON.stringify(answer.json) : answer.text)
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function close(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
