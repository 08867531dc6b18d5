import { createWalletClient, type Hex, http, publicActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { haqqMainnet } from 'viem/chains'
import { getHttpRpcClient, getWebSocketRpcClient } from 'viem/utils'
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

/** Some replies have both, one of them `null`. */
export interface RpcReply<Result = unknown> {
  readonly result?: Result
  readonly error?: { readonly code: number; readonly message: string } | undefined
}

/** Send a JSON-RPC request to the first node. */
export const askRpc = (method: string, params: readonly unknown[]): Promise<RpcReply> =>
  getHttpRpcClient(EVM).request({ body: { method, params } })

/** Ask a route of CometBFT; the caller names what it reads of the result. */
export const askComet = async <Result>(request: string): Promise<RpcReply<Result>> =>
  (await fetch(`http://${NODE}:26657/${request}`)).json()

/** The answer of REST; the caller names what it reads of it. */
export async function askRest<Answer>(
  request: string,
): Promise<{ readonly status: number; readonly answer: Answer }> {
  const response = await fetch(`http://${NODE}:1317${request}`)
  return { status: response.status, answer: (await response.json()) as Answer }
}

/**
 * The address of the ERC-20 view that the chain gives a coin.
 * @throws DrillError if it has none
 */
export async function tokenOf(denom: string): Promise<Hex> {
  const { answer } = await askRest<{
    token_pairs: readonly { readonly denom: string; readonly erc20_address: Hex }[]
  }>('/evmos/erc20/v1/token_pairs')
  const pair = answer.token_pairs.find((one) => one.denom === denom)
  if (pair === undefined) throw new DrillError(`the chain has registered no token for ${denom}`)
  return pair.erc20_address
}

/** Open a WebSocket of the first node: `8546`. */
export async function openSocket(address: string) {
  const url = `ws://${NODE}:${address}`
  const socket = await getWebSocketRpcClient(url, { keepAlive: false, reconnect: false })
  return {
    ask: (method: string, params: unknown): Promise<RpcReply> =>
      socket.requestAsync({ body: { method, params } }),
    close: () => socket.close(),
  }
}
