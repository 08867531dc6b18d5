import type { Server } from 'node:http'
import { UsageError } from '../config/usage-error.ts'

/**
 * Start listening on all addresses of this machine.
 * @returns the port, also when 0 asked for any free one.
 * @throws UsageError when the port is in use or not allowed.
 */
export function listen(server: Server, port: number): Promise<number> {
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
      } else reject(cause)
    })
    server.listen(port, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
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
