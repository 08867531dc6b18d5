import { createWalletClient, type Hex, http, publicActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { haqqMainnet } from 'viem/chains'
import { getWebSocketRpcClient } from 'viem/utils'
import { NODE } from '../network/addresses.ts'
import { DrillError } from '../options.ts'

const EVM = `http://${NODE}:8545`

/** For a call of a contract, because an estimate can be too low. */
export const ENOUGH_GAS = 3_000_000n

/** What signs transactions for the first node, and sends them. */
export type Signer = ReturnType<typeof signerOf>

/** A client of the first node that signs with a key. */
export const signerOf = (key: Hex) =>
  createWalletClient({
    account: privateKeyToAccount(key),
    chain: haqqMainnet,
    transport: http(EVM),
    pollingInterval: 1000,
  })
    .extend(publicActions)
    .extend((client) => ({
      /** The receipt of a transaction that is being sent, and must succeed. */
      succeeds: async (sent: Promise<Hex>) => {
        const receipt = await client.waitForTransactionReceipt({ hash: await sent })
        if (receipt.status === 'success') return receipt
        throw new DrillError(`the transaction ${receipt.transactionHash} failed`)
      },
    }))

/** Exactly one of both. */
export interface RpcReply {
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string } | undefined
}

/** Send a JSON-RPC request to the first node. */
export const askRpc = async (method: string, params: readonly unknown[]): Promise<RpcReply> =>
  replyIn(
    await fetch(EVM, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    }),
  )

export const askComet = async (request: string): Promise<RpcReply> =>
  replyIn(await fetch(`http://${NODE}:26657/${request}`))

/** The answer of REST; the caller names what it reads of it. */
export async function askRest<Answer>(
  request: string,
): Promise<{ readonly status: number; readonly answer: Answer }> {
  const response = await fetch(`http://${NODE}:1317${request}`)
  return { status: response.status, answer: (await response.json()) as Answer }
}

/** Open a WebSocket of the first node: `8546`. */
export async function openSocket(address: string) {
  const url = `ws://${NODE}:${address}`
  const socket = await getWebSocketRpcClient(url, { keepAlive: false, reconnect: false })
  return {
    ask: async (method: string, params: unknown): Promise<RpcReply> =>
      replyOf(await socket.requestAsync({ body: { method, params } })),
    close: () => socket.close(),
  }
}

const replyIn = async (response: Response) => replyOf((await response.json()) as RpcReply)

/** Some answers have both, one of them `null`. */
const replyOf = ({ result, error }: RpcReply) => (error ? { error } : { result: result ?? null })
