import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy that sends only the beginning of one file and holds back the rest. */
export interface SlowProxy {
  readonly origin: string
  /** Send the rest of pending and future responses. */
  readonly release: () => void
  /** Break off pending responses; future ones are complete. */
  readonly breakOff: () => void
  readonly close: () => Promise<void>
}

/** Sends only as many bytes of `path` as `cut` says. */
export async function startSlowProxy(
  target: string,
  { path, cut }: { readonly path: string; readonly cut: (body: Buffer) => number },
): Promise<SlowProxy> {
  const held = new Map<ServerResponse, Buffer>()
  let isSlow = true
  const server = createServer(async (request, response) => {
    const answer = await fetch(target + request.url, { redirect: 'manual' })
    const body = Buffer.from(await answer.arrayBuffer())
    const headers = new Headers(answer.headers)
    // The body arrives decoded.
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding'])
      headers.delete(name)
    response.writeHead(answer.status, Object.fromEntries(headers))
    if (!isSlow || request.url !== path) {
      response.end(body)
      return
    }
    const end = cut(body)
    response.write(body.subarray(0, end))
    held.set(response, body.subarray(end))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const forEachHeld = (act: (response: ServerResponse, rest: Buffer) => void) => (): void => {
    isSlow = false
    for (const [response, rest] of held) act(response, rest)
    held.clear()
  }
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    release: forEachHeld((response, rest) => response.end(rest)),
    breakOff: forEachHeld((response) => response.destroy()),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
