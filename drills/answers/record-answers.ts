import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type RecordedAnswers,
  recordedAnswersSchema,
} from '../../site/data/recorded-answers-schema.ts'
import { network as facts } from '../../site/network.ts'
import { jsonText } from '../json-text.ts'
import { NODE } from '../network/addresses.ts'
import { COIN } from '../network/coins.ts'
import { SHORT_VOTES } from '../network/governance.ts'
import { receiveCoin, startRelayer } from '../network/relayer.ts'
import { ROOT } from '../root.ts'
import type { NetworkChanges, Scene } from '../scene.ts'
import { EXAMPLE_KEY, makeHistory } from './chain-history.ts'
import { recordComet } from './record-comet.ts'
import { recordRest } from './record-rest.ts'
import { ask, type RpcAnswers, recordMiner, recordRpc } from './record-rpc.ts'

/** Where pages read the answers. */
const FILE = 'site/data/recorded-answers.json'
const NAMESPACES = ['eth', 'net', 'web3', 'txpool', 'debug', 'personal', 'miner']

/** Fees as on mainnet. */
const PRICE = String(facts.mainnet.minGasPrice.value)
const GENESIS = {
  ...SHORT_VOTES,
  'feemarket.params.base_fee': PRICE,
  'feemarket.params.min_gas_price': PRICE,
}

/** A network whose nodes answer everything that the references describe. */
export const ANSWERING: NetworkChanges = {
  genesis: GENESIS,
  minimumGasPrices: `${PRICE}${COIN}`,
  namespaces: NAMESPACES,
  blockSeconds: 2,
}

/** Start a local network, ask a node everything that the references describe, and store it. */
export async function recordAnswers(scene: Scene): Promise<void> {
  const network = await scene.startNetwork(ANSWERING)
  const answers: RpcAnswers = new Map()
  // From here on the node signs with the key of the examples.
  await ask(answers, 'personal_importRawKey', [EXAMPLE_KEY.slice(2), 'correct horse'])
  const history = await makeHistory(network)
  await startRelayer(scene)
  const faucet = await network.addressOf('faucet')
  const { value: channel } = facts.ibc.mainnet.osmosis.channel
  await receiveCoin(scene, { coin: 'uosmo', channel, to: faucet })
  console.log('  the chain has what the references ask for')
  await recordRpc(history, { answers, webSocket: `ws://${NODE}:8546` })
  const rest = await recordRest(history, faucet)
  console.log(`  ${rest.length} routes of REST`)
  const comet = await recordComet(history, {
    network,
    webSocket: `ws://${NODE}:26657/websocket`,
  })
  console.log(`  ${comet.length} routes of CometBFT`)
  await recordMiner(answers)
  console.log(`  ${answers.size} methods of JSON-RPC`)
  const recorded: RecordedAnswers = {
    day: new Date().toISOString().slice(0, 10),
    haqqd: scene.versionOf('haqqd'),
    chainId: network.chainId,
    rpc: Object.fromEntries([...answers].sort(([a], [b]) => (a < b ? -1 : 1))),
    rest,
    comet,
  }
  await writeFile(join(ROOT, FILE), jsonText(recordedAnswersSchema.parse(recorded)))
}
