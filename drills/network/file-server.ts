import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DRILLS } from './addresses.ts'

/**
 * Serve files to the machines, in place of a provider on the Internet.
 * @param files by the path below the address
 * @returns the address, without a slash at the end
 */
export async function serveFiles(files: ReadonlyMap<string, string>): Promise<string> {
  return serve(async (request, response) => {
    const file = files.get(request.url ?? '')
    if (file === undefined) return void response.writeHead(404).end()
    const { size } = await stat(file)
    response.writeHead(200, { 'Content-Length': size })
    if (request.method === 'HEAD') response.end()
    else createReadStream(file).pipe(response)
  })
}

/** Answer the machines, at the address that it gives. */
export async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, DRILLS, resolve))
  return `http://${DRILLS}:${(server.address() as AddressInfo).port}`
}
