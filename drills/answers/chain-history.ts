import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { encodeFunctionData, type Hex, parseAbi, parseGwei } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { convertAddress } from '../../site/lib/addresses.ts'
import { network as facts } from '../../site/network.ts'
import { coins } from '../network/coins.ts'
import { passProposal } from '../network/governance.ts'
import { lockCoins } from '../network/liquid-coin.ts'
import type { LocalNetwork } from '../network/local-network.ts'
import { DrillError } from '../options.ts'
import { ROOT, require } from '../root.ts'
import { askRest, askRpc, rpcResult } from './node-api.ts'

/** The key of the reference's examples: public, and worth nothing. */
export const EXAMPLE_KEY: Hex = `0x${'11'.repeat(32)}`
/** The account that examples ask for and send to. */
export const EXAMPLE_ADDRESS = '0x1122334455667788990011223344556677889900'

/** What recorded requests ask for. */
export type ChainHistory = Awaited<ReturnType<typeof makeHistory>>

/** `Transfer(address,address,uint256)` */
export const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** What the examples of JSON-RPC name on mainnet, and what stands for it on this chain. */
export function namesHere({
  creation,
  token,
}: Pick<ChainHistory, 'creation' | 'token'>): Readonly<Record<string, string>> {
  const { transaction, blockHash, height, contract } = facts.mainnet.example
  return {
    [transaction.value]: creation.hash,
    [blockHash.value]: creation.blockHash,
    [`0x${height.value.toString(16)}`]: `0x${creation.height.toString(16)}`,
    [`[${height.value}]`]: `[${creation.height}]`,
    [contract.value]: token,
    [facts.tokens.axlUSDC.address.value]: token,
    // The event of the example of eth_getLogs.
    '0xc66a3fdf07232cdd185febcc6579d408c241b47ae2f9907d84be655141eeaecc': TRANSFER,
  }
}

interface Receipt {
  readonly status: Hex
  readonly blockHash: Hex
  readonly blockNumber: Hex
  readonly contractAddress: Hex | null
}

/**
 * Fill a young chain with what a reference asks for: transactions of both kinds, a contract with
 * logs, stake, a proposal, a vesting account with a liquid coin, and a share of the DAO.
 */
export async function makeHistory(network: LocalNetwork) {
  const account = privateKeyToAccount(EXAMPLE_KEY)
  for (const address of [account.address, EXAMPLE_ADDRESS])
    await network.give(bech32Of(address), 100)
  const { address: token, ...created } = await createContract(account, 'ExampleToken')
  await sendSigned(account, {
    to: token,
    data: encodeFunctionData({
      abi: parseAbi(['function transfer(address,uint256) returns (bool)']),
      args: [EXAMPLE_ADDRESS, 25n * 10n ** 18n],
    }),
  })
  const operator = await network.addressOf('validator --bech val')
  await network.send(`staking delegate ${operator} ${coins(10)}`)
  await network.send(`ucdao fund ${coins(5)}`)
  await network.haqqd('keys add vesting')
  const vesting = await network.addressOf('vesting')
  await lockCoins(network, vesting)
  await network.send(`liquidvesting liquidate ${coins(1000)}`, 'vesting')
  await passProposal(network, '--type=Text --title=Example')
  const { answer } = await askRest<{ denoms: readonly { base_denom: string }[] }>(
    '/haqq/liquidvesting/v1/denoms',
  )
  const liquidDenom = answer.denoms[0]?.base_denom
  if (liquidDenom === undefined) throw new DrillError('the chain has no liquid coin')
  const { txs } = await network.query<{ txs: readonly { txhash: string }[] }>(
    'txs --events message.module=staking',
  )
  return {
    account,
    /** The transaction that created the token, which also minted coins: it has a log. */
    creation: {
      hash: created.hash,
      blockHash: created.receipt.blockHash,
      height: Number(created.receipt.blockNumber),
    },
    token,
    holder: vesting,
    validator: {
      operator,
      consensus: await network.haqqd('tendermint show-address'),
    },
    liquidDenom,
    /** Hash of a Cosmos transaction. */
    cosmosHash: txs[0]?.txhash ?? '',
  }
}

/** Create one of the contracts that lie beside this file. */
export async function createContract(
  account: PrivateKeyAccount,
  name: 'ExampleToken' | 'WrappedCoin',
): Promise<{ readonly address: Hex; readonly hash: Hex; readonly receipt: Receipt }> {
  const source = await readFile(join(ROOT, `drills/answers/${name}.sol`), 'utf8')
  const sent = await sendSigned(account, { data: compileContract(source, name) })
  const { contractAddress: address } = sent.receipt
  if (address === null) throw new DrillError(`${name} was not created`)
  return { ...sent, address }
}

/** Sign a transaction with the example's key, send it, and wait for its receipt. */
export async function sendSigned(
  account: PrivateKeyAccount,
  call: { readonly to?: Hex; readonly data?: Hex; readonly value?: bigint },
): Promise<{ readonly hash: Hex; readonly receipt: Receipt }> {
  const raw = await signed(account, { gas: 3_000_000n, ...call })
  const hash = await rpcResult<Hex>('eth_sendRawTransaction', [raw])
  for (let tries = 0; tries < 60; tries++) {
    await wait(1000)
    const { result } = await askRpc('eth_getTransactionReceipt', [hash])
    if (result === null || result === undefined) continue
    const receipt = result as Receipt
    if (receipt.status !== '0x1') throw new DrillError(`the transaction ${hash} failed`)
    return { hash, receipt }
  }
  throw new DrillError(`the transaction ${hash} has no receipt after a minute`)
}

/** A signed transaction with the next nonce of the account. */
export async function signed(
  account: PrivateKeyAccount,
  call: { readonly to?: Hex; readonly data?: Hex; readonly value?: bigint; readonly gas: bigint },
): Promise<Hex> {
  const nonce = await rpcResult<Hex>('eth_getTransactionCount', [account.address, 'pending'])
  return account.signTransaction({
    ...call,
    type: 'eip1559',
    chainId: facts.mainnet.evmChainId.value,
    nonce: Number(nonce),
    maxFeePerGas: parseGwei('50'),
    maxPriorityFeePerGas: parseGwei('5'),
  })
}

export function bech32Of(address: string): string {
  const result = convertAddress(address, {
    account: facts.bech32.account.value,
    validator: facts.bech32.validator.value,
  })
  if (!result.ok) throw new DrillError(result.message)
  return result.forms.account
}

/**
 * The code that creates a contract, compiled by the packages of this repository.
 * @param source Solidity with one or several contracts
 */
function compileContract(source: string, name: string): Hex {
  const compiler = require('solc') as {
    compile(input: string, callbacks: { import: (path: string) => object }): string
  }
  const input = {
    language: 'Solidity',
    sources: { main: { content: source } },
    settings: {
      evmVersion: 'paris',
      optimizer: { enabled: true },
      outputSelection: { '*': { '*': ['evm.bytecode.object'] } },
    },
  }
  const contents = (path: string) => ({ contents: readFileSync(require.resolve(path), 'utf8') })
  const output = JSON.parse(compiler.compile(JSON.stringify(input), { import: contents }))
  const code = output.contracts?.main?.[name]?.evm.bytecode.object
  if (code === undefined)
    throw new DrillError(`${name} does not compile: ${JSON.stringify(output.errors)}`)
  return `0x${code}`
}
