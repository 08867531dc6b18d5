import type { Server } from 'node:http'
import { isIP } from 'node:net'
import { UsageError } from '../shared/usage-error.ts'

/** Address that only this machine reaches. */
export const LOOPBACK = '127.0.0.1'

/**
 * Start listening on one address, or on all of this machine when none is named.
 * @returns the port, also when 0 asked for any free one.
 * @throws UsageError when the address does not exist, or the port is in use or not allowed.
 */
export function listen(server: Server, port: number, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      if (cause.code === 'EADDRINUSE') {
        reject(
          new UsageError(
            `Port ${port} is in use by another program.\nStop that program, or choose another port: PORT=${port + 1}`,
          ),
        )
      } else if (cause.code === 'EACCES') {
        reject(
          new UsageError(
            `Port ${port} needs more rights than this account has.\nChoose a port above 1023: PORT=3000`,
          ),
        )
      } else if (cause.code === 'EADDRNOTAVAIL' || cause.code === 'ENOTFOUND') {
        reject(
          new UsageError(
            `"${host}" is no address of this machine.\nUse --host 0.0.0.0 to listen on all of them, or leave --host out for this machine alone.`,
          ),
        )
      } else reject(cause)
    })
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}

/** Address of a server for people: `localhost` where it listens on loopback or everywhere. */
export function originOf(host: string, port: number): string {
  const isHere = host === LOOPBACK || host === '0.0.0.0' || host === '::'
  const name = isIP(host) === 6 ? `[${host}]` : host
  return `http://${isHere ? 'localhost' : name}:${port}`
}

/**
 * The port asked for in the environment, 3000 otherwise.
 * @throws UsageError when `PORT` is no port number.
 */
export function portOf(environment: NodeJS.ProcessEnv): number {
  const text = environment.PORT ?? '3000'
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new UsageError(`PORT is "${text}". It must be a number from 0 to 65535.`)
}
