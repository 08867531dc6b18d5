import WebSocket from 'ws'
import { DrillError } from '../options.ts'

/** The interfaces of a node that answers are recorded from. */
export interface NodeApi {
  /** Send a JSON-RPC request; gives `{ result }` or `{ error }`. */
  readonly rpc: (method: string, params: readonly unknown[]) => Promise<RpcReply>
  /** The result of a JSON-RPC request. @throws DrillError if the node refuses it */
  readonly result: <T>(method: string, params: readonly unknown[]) => Promise<T>
  readonly rest: (request: string) => Promise<{ readonly status: number; readonly answer: unknown }>
  readonly comet: (request: string) => Promise<RpcReply>
}

export interface RpcReply {
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string }
}

/** The interfaces of the node at an address. */
export function nodeApi(address: string): NodeApi {
  const rpc = async (method: string, params: readonly unknown[]) => {
    const response = await fetch(`http://${address}:8545`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    return replyOf((await response.json()) as RpcReply)
  }
  return {
    rpc,
    result: async <T>(method: string, params: readonly unknown[]) => {
      const { result, error } = await rpc(method, params)
      if (error !== undefined)
        throw new DrillError(`${method} ${JSON.stringify(params)}: ${JSON.stringify(error)}`)
      return result as T
    },
    rest: async (request) => {
      const response = await fetch(`http://${address}:1317${request}`)
      return { status: response.status, answer: await response.json() }
    },
    comet: async (request) => {
      const response = await fetch(`http://${address}:26657/${request}`)
      return replyOf((await response.json()) as RpcReply)
    },
  }
}

/** Send messages over one WebSocket, each after the answer to the one before. */
export async function overWebSocket(
  url: string,
  messages: readonly ((before: RpcReply | undefined) => object)[],
): Promise<RpcReply[]> {
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const replies: RpcReply[] = []
  for (const messageOf of messages) {
    const answered = new Promise<RpcReply>((resolve) => {
      const listen = (data: WebSocket.RawData) => {
        const message = JSON.parse(String(data)) as { id?: number } & RpcReply
        // Events of a subscription carry the number of its request or none; answers come first.
        if (message.id !== replies.length + 1) return
        socket.off('message', listen)
        resolve(replyOf(message))
      }
      socket.on('message', listen)
    })
    const message = messageOf(replies.at(-1))
    socket.send(JSON.stringify({ jsonrpc: '2.0', id: replies.length + 1, ...message }))
    replies.push(await answered)
  }
  socket.close()
  return replies
}

/** Some answers have both, one of them `null`. */
function replyOf({ result, error }: RpcReply): RpcReply {
  return error === undefined || error === null ? { result: result ?? null } : { error }
}
