import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import send from 'send'
import { DRILLS } from './addresses.ts'

/**
 * Serve files to the machines, in place of a provider on the Internet.
 * @param files by the path below the address
 * @returns the address, without a slash at the end
 */
export async function serveFiles(files: Readonly<Record<string, string>>): Promise<string> {
  const server = createServer((request, response) => {
    const file = files[request.url ?? ''] ?? '/nowhere'
    send(request, encodeURI(file), { dotfiles: 'allow' }).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, DRILLS, resolve))
  return `http://${DRILLS}:${(server.address() as AddressInfo).port}`
}
