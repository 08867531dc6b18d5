import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'

/** Where the machines reach the process of the drills. */
const HOST = '10.0.0.254'

/**
 * Serve files to the machines, in place of a provider on the Internet.
 * @param files by the path below the address
 * @returns the address, without a slash at the end
 */
export async function serveFiles(files: ReadonlyMap<string, string>): Promise<string> {
  const server = createServer(async (request, response) => {
    const file = files.get(request.url ?? '')
    if (file === undefined) return void response.writeHead(404).end()
    const { size } = await stat(file)
    response.writeHead(200, { 'Content-Length': size })
    if (request.method === 'HEAD') response.end()
    else createReadStream(file).pipe(response)
  })
  const port = await new Promise<number>((resolve) => {
    server.listen(0, HOST, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
  return `http://${HOST}:${port}`
}
