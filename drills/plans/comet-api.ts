import { privateKeyToAccount } from 'viem/accounts'
import { network as facts } from '../../site/network.ts'
import { sendSigned } from '../answers/chain-history.ts'
import { nodeApi } from '../answers/node-api.ts'
import { typing } from '../network/beside.ts'
import { giveNpmCache, NPM_CACHE } from '../network/developers-tools.ts'
import { makeKeystore } from '../network/readers-keystore.ts'
import { paste } from '../network/terminal.ts'
import { pageCode } from '../page-file.ts'
import { NETWORK_ADDRESSES, type Scene } from '../scene.ts'
import { readerPlan } from './reader.ts'

const TRANSACTION = facts.mainnet.example.transaction.value

/** An Ethereum transaction, and a Cosmos transaction that sends to the example's account. */
async function prepare(scene: Scene): Promise<void> {
  const network = scene.network()
  const machine = scene.machine('computer')
  await giveNpmCache(`${machine.root}/home/you`)
  const { key } = await makeKeystore(network, { machine, home: 'home/haqq', name: 'test' })
  const to = '0x1122334455667788990011223344556677889900'
  const api = nodeApi(NETWORK_ADDRESSES[0])
  const { hash } = await sendSigned(api, privateKeyToAccount(key), { to, value: 1n })
  scene.found.set(TRANSACTION, hash)
  const account = 'haqq1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgq7jj5va'
  await network.send(`bank send faucet ${account} 1${facts.coin.baseDenom.value}`)
  const block = await (
    await fetch(`http://${NETWORK_ADDRESSES[0]}:26657/tx_search?query=%22tx.height>1%22`)
  ).json()
  scene.found.set('PASTE_A_TRANSACTION_HERE', block.result.txs[0].tx)
}

export const cometApi = readerPlan('develop/api/tendermint.md', {
  differences: [
    'blocks take about a second',
    'heights and hashes are those of the local chain',
    'events come from a node of the network, in place of one of the reader',
    NPM_CACHE,
  ],
  fill: { '20000000': '3' },
  prepare,
  blocks: {
    'Three ways to call it': [
      {},
      { prints: [/"height":"3"/] },
      { prints: [/"height":"3"/, /"end_block_events"/] },
      { prints: [/"catching_up":false/, /"earliest_block_height"/] },
    ],
    Routes: { prints: [/"body"/] },
    'Subscribe to events > 1': {
      fill: { '127.0.0.1': NETWORK_ADDRESSES[0], ...typing('npx wscat') },
      before: async (scene) => {
        const line = await pageCode('develop/api/tendermint.md', '"method": "subscribe"')
        await paste(scene, 'computer', [JSON.stringify(JSON.parse(line))])
      },
      until: /tendermint\/event\/NewBlockHeader/,
      at: 'you@computer',
    },
    'Query language': { prints: [/"total_count":"[1-9]/] },
    'One transaction, two hashes > 1': {
      prints: [/"total_count":"1"/],
      finds: { PASTE_THE_COMETBFT_HASH_HERE: /"txs":\[\{"hash":"([0-9A-F]{64})"/ },
    },
    'One transaction, two hashes > 3': { prints: [/ethereumTxHash/] },
  },
})
