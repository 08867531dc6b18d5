import { type IncomingHttpHeaders, request } from 'node:http'

export interface HostAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface Asking {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * Send one request exactly as given, because `fetch` would normalize the path and decode the body.
 */
export function ask(origin: string, path: string, asking: Asking = {}): Promise<HostAnswer> {
  const { hostname, port } = new URL(origin)
  const { method = 'GET', headers = {} } = asking
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}
