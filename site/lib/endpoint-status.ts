import { callRpc } from './json-rpc.ts'
import { queryRest } from './rest.ts'

/** Status reported by one endpoint. */
export interface EndpointStatus {
  readonly name: string
  readonly state: 'right' | 'wrong-chain' | 'failed'
  readonly text: string
}

/** Request height and chain id from an EVM endpoint. */
export async function evmStatus(url: string, chainId: number): Promise<EndpointStatus> {
  const name = 'EVM JSON-RPC'
  const height = await callRpc(url, 'eth_blockNumber', [])
  const chain = height.ok ? await callRpc(url, 'eth_chainId', []) : height
  if (!height.ok || !chain.ok) return { name, state: 'failed', text: chain.text }
  return statusOf(name, {
    height: Number(JSON.parse(height.text)),
    milliseconds: height.milliseconds,
    found: Number(JSON.parse(chain.text)),
    expected: chainId,
  })
}

/** Request the newest block from a REST endpoint. */
export async function restStatus(host: string, chainId: string): Promise<EndpointStatus> {
  const name = 'Cosmos REST'
  const answer = await queryRest(`${host}/cosmos/base/tendermint/v1beta1/blocks/latest`)
  const header = answer.ok ? headerOf(answer.text) : undefined
  if (header === undefined) return { name, state: 'failed', text: answer.text }
  return statusOf(name, {
    height: Number(header.height),
    milliseconds: answer.milliseconds,
    found: header.chain_id,
    expected: chainId,
  })
}

interface Findings {
  readonly height: number
  readonly milliseconds: number
  readonly found: number | string
  readonly expected: number | string
}

function statusOf(name: string, findings: Findings): EndpointStatus {
  const { height, milliseconds, found, expected } = findings
  const isRight = found === expected
  const verdict = isRight ? 'the right network' : `expected ${expected}: a wrong endpoint`
  return {
    name,
    state: isRight ? 'right' : 'wrong-chain',
    text: `height ${height.toLocaleString('en')}, answered in ${milliseconds} ms; chain id ${found}, ${verdict}.`,
  }
}

function headerOf(text: string): { height: string; chain_id: string } | undefined {
  try {
    const body = JSON.parse(text) as { block?: { header?: { height: string; chain_id: string } } }
    return body.block?.header
  } catch {
    return undefined
  }
}
