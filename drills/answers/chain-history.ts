import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { erc20Abi, type Hex, parseEther, type TransactionReceipt, toHex } from 'viem'
import { convertAddress } from '../../site/lib/addresses.ts'
import { network as facts } from '../../site/network.ts'
import { coins } from '../network/coins.ts'
import { passProposal } from '../network/governance.ts'
import { lockCoins } from '../network/liquid-coin.ts'
import type { LocalNetwork } from '../network/local-network.ts'
import { DrillError } from '../options.ts'
import { ROOT, require } from '../root.ts'
import { askRest, ENOUGH_GAS, type Signer, signerOf } from './node-api.ts'

/** The key of the reference's examples: public, and worth nothing. */
export const EXAMPLE_KEY: Hex = `0x${'11'.repeat(32)}`
/** The account that examples ask for and send to. */
export const EXAMPLE_ADDRESS = '0x1122334455667788990011223344556677889900'
/** What an example pays. */
export const EXAMPLE_PAYMENT = {
  to: EXAMPLE_ADDRESS,
  value: parseEther('0.25'),
  gas: 21_000n,
} as const

/** What recorded requests ask for. */
export type ChainHistory = Awaited<ReturnType<typeof makeHistory>>

/** `Transfer(address,address,uint256)` */
export const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** What the examples of JSON-RPC name on mainnet, and what stands for it on this chain. */
export function namesHere(
  creation: TransactionReceipt,
  token: Hex,
): Readonly<Record<string, string>> {
  const { transaction, blockHash, height, contract } = facts.mainnet.example
  return {
    [transaction.value]: creation.transactionHash,
    [blockHash.value]: creation.blockHash,
    [toHex(height.value)]: toHex(creation.blockNumber),
    [`[${height.value}]`]: `[${creation.blockNumber}]`,
    [contract.value]: token,
    [facts.tokens.axlUSDC.address.value]: token,
    // The event of the example of eth_getLogs.
    '0xc66a3fdf07232cdd185febcc6579d408c241b47ae2f9907d84be655141eeaecc': TRANSFER,
  }
}

/**
 * Fill a young chain with what a reference asks for: transactions of both kinds, a contract with
 * logs, stake, a proposal, a vesting account with a liquid coin, and a share of the DAO.
 */
export async function makeHistory(network: LocalNetwork) {
  const signer = signerOf(EXAMPLE_KEY)
  for (const address of [signer.account.address, EXAMPLE_ADDRESS])
    await network.give(bech32Of(address), 100)
  const creation = await createContract(signer, 'ExampleToken')
  const token = creation.contractAddress
  await transfer(signer, token, EXAMPLE_ADDRESS, parseEther('25'))
  const operator = await network.addressOf('validator --bech val')
  await network.send(`staking delegate ${operator} ${coins(10)}`)
  await network.send(`ucdao fund ${coins(5)}`)
  await network.haqqd('keys add vesting')
  const holder = await network.addressOf('vesting')
  await lockCoins(network, holder)
  await network.send(`liquidvesting liquidate ${coins(1000)}`, 'vesting')
  await passProposal(network, '--type=Text --title=Example')
  const { answer } = await askRest<{ denoms: readonly [{ base_denom: string }] }>(
    '/haqq/liquidvesting/v1/denoms',
  )
  const { txs } = await network.query<{ txs: readonly [{ txhash: string }] }>(
    'txs --events message.module=staking',
  )
  return {
    signer,
    /** The transaction that created the token, which also minted coins: it has a log. */
    creation,
    token,
    /** The vesting account. */
    holder,
    /** Of the first validator. */
    consensus: await network.haqqd('tendermint show-address'),
    liquidDenom: answer.denoms[0].base_denom,
    /** Hash of a Cosmos transaction. */
    cosmosHash: txs[0].txhash,
  }
}

/** Send tokens of the signer. */
export const transfer = (signer: Signer, token: Hex, to: Hex, amount: bigint) =>
  signer.succeeds(
    signer.writeContract({
      abi: erc20Abi,
      address: token,
      functionName: 'transfer',
      args: [to, amount],
      gas: ENOUGH_GAS,
    }),
  )

/** Create one of the contracts that lie beside this file. */
export async function createContract(signer: Signer, name: 'ExampleToken' | 'WrappedCoin') {
  const receipt = await signer.succeeds(
    signer.deployContract({ abi: [], bytecode: compileContract(name), gas: ENOUGH_GAS }),
  )
  const { contractAddress } = receipt
  if (!contractAddress) throw new DrillError(`${name} was not created`)
  return { ...receipt, contractAddress }
}

/** A signed transaction with the next nonce of the signer. */
export const signed = async (signer: Signer, call: typeof EXAMPLE_PAYMENT): Promise<Hex> =>
  signer.signTransaction(await signer.prepareTransactionRequest(call))

/** The forms of an address. */
export function formsOf(address: string) {
  const { account, validator } = facts.bech32
  const result = convertAddress(address, { account: account.value, validator: validator.value })
  if (!result.ok) throw new DrillError(result.message)
  return result.forms
}

export const bech32Of = (address: string): string => formsOf(address).account

/** The code that creates a contract, compiled by the packages of this repository. */
function compileContract(name: string): Hex {
  const read = (file: string) => ({ content: readFileSync(file, 'utf8') })
  const input = {
    language: 'Solidity',
    sources: { main: read(join(ROOT, `drills/answers/${name}.sol`)) },
    settings: {
      evmVersion: 'paris',
      optimizer: { enabled: true },
      outputSelection: { '*': { '*': ['evm.bytecode.object'] } },
    },
  }
  const contents = (path: string) => ({ contents: read(require.resolve(path)).content })
  const output = JSON.parse(require('solc').compile(JSON.stringify(input), { import: contents }))
  const code = output.contracts?.main?.[name]?.evm.bytecode.object
  if (code === undefined)
    throw new DrillError(`${name} does not compile: ${JSON.stringify(output.errors)}`)
  return `0x${code}`
}
