import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import send from 'send'
import { DRILLS } from './addresses.ts'

/**
 * Serve files to the machines, in place of a provider on the Internet.
 * @param files by the path below the address
 * @returns the address, without a slash at the end
 */
export const serveFiles = (files: ReadonlyMap<string, string>): Promise<string> =>
  serve((request, response) => {
    const file = files.get(request.url ?? '') ?? '/nowhere'
    send(request, encodeURI(file), { dotfiles: 'allow' }).pipe(response)
  })

/** Answer the machines, at the address that it gives. */
export async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, DRILLS, resolve))
  return `http://${DRILLS}:${(server.address() as AddressInfo).port}`
}
