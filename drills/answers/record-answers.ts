import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { jsonText } from '../../scripts/json-text.mjs'
import {
  type RecordedAnswers,
  recordedAnswersSchema,
} from '../../site/data/recorded-answers-schema.ts'
import { network as facts } from '../../site/network.ts'
import { COIN } from '../network/coins.ts'
import { SHORT_VOTES } from '../network/governance.ts'
import { receiveCoin, startRelayer } from '../network/relayer.ts'
import { ROOT } from '../root.ts'
import type { NetworkChanges, Scene } from '../scene.ts'
import { EXAMPLE_KEY, makeHistory } from './chain-history.ts'
import { recordComet } from './record-comet.ts'
import { recordRest } from './record-rest.ts'
import { recordMiner, recordRpc, rpcRecorder } from './record-rpc.ts'

/** Where pages read the answers. */
const FILE = 'site/data/recorded-answers.json'
/** Of the fees, as on mainnet. */
const PRICE = String(facts.mainnet.minGasPrice.value)

/** A network whose nodes answer everything that the references describe. */
export const ANSWERING: NetworkChanges = {
  genesis: {
    ...SHORT_VOTES,
    'feemarket.params.base_fee': PRICE,
    'feemarket.params.min_gas_price': PRICE,
  },
  minimumGasPrices: `${PRICE}${COIN}`,
  namespaces: ['eth', 'net', 'web3', 'txpool', 'debug', 'personal', 'miner'],
  blockSeconds: 2,
}

/** Start a local network, ask a node everything that the references describe, and store it. */
export async function recordAnswers(scene: Scene): Promise<void> {
  const network = await scene.startNetwork(ANSWERING)
  const recorder = rpcRecorder()
  // From here on the node signs with the key of the examples.
  await recorder.ask('personal_importRawKey', [EXAMPLE_KEY.slice(2), 'correct horse'])
  const history = await makeHistory(network)
  await startRelayer(scene)
  const faucet = await network.addressOf('faucet')
  const { value: channel } = facts.ibc.mainnet.osmosis.channel
  await receiveCoin(scene, { coin: 'uosmo', channel, to: faucet })
  console.log('  the chain has what the references ask for')
  await recordRpc(history, recorder)
  const rest = await recordRest(history, faucet)
  const comet = await recordComet(history, network)
  await recordMiner(recorder)
  const rpc = Object.entries(recorder.answers).sort(([a], [b]) => (a < b ? -1 : 1))
  console.log(`  ${rpc.length} methods, ${rest.length} routes of REST, ${comet.length} of CometBFT`)
  const recorded: RecordedAnswers = {
    day: new Date().toISOString().slice(0, 10),
    haqqd: scene.versionOf('haqqd'),
    chainId: network.chainId,
    rpc: Object.fromEntries(rpc),
    rest,
    comet,
  }
  await writeFile(join(ROOT, FILE), jsonText(recordedAnswersSchema.parse(recorded)))
}
