import WebSocket from 'ws'
import { NODE } from '../network/addresses.ts'
import { DrillError } from '../options.ts'

export interface RpcReply {
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string }
}

/** Send a JSON-RPC request to the first node. */
export async function askRpc(method: string, params: readonly unknown[]): Promise<RpcReply> {
  const response = await fetch(`http://${NODE}:8545`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return replyOf((await response.json()) as RpcReply)
}

/** The result of a JSON-RPC request. @throws DrillError if the node refuses it */
export async function rpcResult<T>(method: string, params: readonly unknown[]): Promise<T> {
  const { result, error } = await askRpc(method, params)
  if (error !== undefined)
    throw new DrillError(`${method} ${JSON.stringify(params)}: ${JSON.stringify(error)}`)
  return result as T
}

/** The answer of REST; the caller names what it reads of it. */
export async function askRest<Answer>(
  request: string,
): Promise<{ readonly status: number; readonly answer: Answer }> {
  const response = await fetch(`http://${NODE}:1317${request}`)
  return { status: response.status, answer: (await response.json()) as Answer }
}

export async function askComet(request: string): Promise<RpcReply> {
  const response = await fetch(`http://${NODE}:26657/${request}`)
  return replyOf((await response.json()) as RpcReply)
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
