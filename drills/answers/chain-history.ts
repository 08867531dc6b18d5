import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { erc20Abi, type Hex, parseEther, toHex } from 'viem'
import { convertAddress } from '../../site/lib/addresses.ts'
import { network as facts } from '../../site/network.ts'
import { COIN, coins } from '../network/coins.ts'
import { passProposal, SHORT_VOTES } from '../network/governance.ts'
import { LIQUID_COIN, makeLiquidCoin } from '../network/liquid-coin.ts'
import { STRANGER } from '../network/transactions.ts'
import { DrillError } from '../options.ts'
import { ROOT, require } from '../root.ts'
import type { NetworkChanges, Scene } from '../scene.ts'
import { askRpc, ENOUGH_GAS, type Signer, signerOf, tokenOf } from './node-api.ts'

/** The key of the reference's examples: public, and worth nothing. */
export const EXAMPLE_KEY: Hex = `0x${'11'.repeat(32)}`
/** The account that examples ask for and send to. */
export const EXAMPLE_ADDRESS = '0x1122334455667788990011223344556677889900'

/** Of the fees, as on mainnet. */
const PRICE = String(facts.mainnet.minGasPrice.value)

/** A network whose nodes answer everything that the references describe. */
export const ANSWERING: NetworkChanges = {
  genesis: {
    ...SHORT_VOTES,
    'feemarket.params.base_fee': PRICE,
    'feemarket.params.min_gas_price': PRICE,
  },
  app: {
    'minimum-gas-prices': `${PRICE}${COIN}`,
    'json-rpc.api': 'eth,net,web3,txpool,debug,personal,miner',
  },
  blockSeconds: 2,
}

/** `Transfer(address,address,uint256)` */
export const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

const { transaction, blockHash, height, contract } = facts.mainnet.example
const TOKEN = facts.tokens.axlUSDC.address.value
/** The example of a call in REST. */
const callOf = (to: string) => btoa(JSON.stringify({ to, input: '0x313ce567' }))

/** What recorded requests ask for. */
export type ChainHistory = Awaited<ReturnType<typeof makeHistory>>

/**
 * Fill a young chain with what a reference asks for: transactions of both kinds, a contract with
 * logs, stake, a proposal, a vesting account with a liquid coin, and a share of the DAO. The scene
 * then knows what stands for the names of the examples.
 */
export async function makeHistory(scene: Scene) {
  const network = scene.network()
  // From here on the node signs with the key of the examples.
  await askRpc('personal_importRawKey', [EXAMPLE_KEY.slice(2), 'correct horse'])
  const signer = signerOf(EXAMPLE_KEY)
  for (const address of [signer.account.address, EXAMPLE_ADDRESS])
    await network.give(bech32Of(address), 100)
  // It also mints coins, so it has a log.
  const creation = await createContract(signer, 'ExampleToken')
  await transfer(signer, creation.contractAddress, EXAMPLE_ADDRESS, parseEther('25'))
  const operator = await network.addressOf('validator --bech val')
  await network.send(`staking delegate ${operator} ${coins(10)}`)
  await network.send(`ucdao fund ${coins(5)}`)
  const holder = await makeLiquidCoin(network)
  await passProposal(network, '--type=Text --title=Example')
  const { txs } = await network.query<{ txs: readonly [{ txhash: string }] }>(
    'txs --events message.module=staking',
  )
  const token = await tokenOf(LIQUID_COIN)
  const faucet = await network.addressOf('faucet')
  scene.fill({
    [transaction.value]: creation.transactionHash,
    [blockHash.value]: creation.blockHash,
    [toHex(height.value)]: toHex(creation.blockNumber),
    [`[${height.value}]`]: `[${creation.blockNumber}]`,
    [contract.value]: creation.contractAddress,
    // The event of the example of eth_getLogs.
    '0xc66a3fdf07232cdd185febcc6579d408c241b47ae2f9907d84be655141eeaecc': TRANSFER,
    [TOKEN]: token,
    [callOf(TOKEN)]: callOf(token),
    [`codes/${EXAMPLE_ADDRESS}`]: `codes/${creation.contractAddress}`,
    // The slot that holds the supply of the token.
    [`storage/${EXAMPLE_ADDRESS}/0x0`]: `storage/${creation.contractAddress}/0x2`,
    haqqvalcons1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgqxrdxya:
      await network.haqqd('tendermint show-address'),
    aLIQUID1: LIQUID_COIN,
    [`vesting/v1/balances/${STRANGER}`]: `vesting/v1/balances/${holder}`,
    [`ucdao/v1/balances/${STRANGER}`]: `ucdao/v1/balances/${faucet}`,
  })
  return { creation, faucet, cosmosHash: txs[0].txhash }
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
