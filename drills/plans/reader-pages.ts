import { readFile } from 'node:fs/promises'
import { encodeErrorResult, parseAbi } from 'viem'
import { network as facts } from '../../site/network.ts'
import { EXAMPLE_ADDRESS } from '../answers/chain-history.ts'
import { coins } from '../network/coins.ts'
import { lockReader } from '../network/liquid-coin.ts'
import { STRANGER } from '../network/transactions.ts'
import { type PagePlan, pagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { READER, readerPlan } from './scenes.ts'

const DATA = encodeErrorResult({
  abi: parseAbi(['error InsufficientBalance(address account, uint256 needed)']),
  args: [EXAMPLE_ADDRESS, 7n],
})

/** A price of the nodes that no transaction of the page reaches. */
const LOCAL_FLOOR = '1000000000000aISLM'

const showFaucet = (scene: Scene) => scene.network().addressOf('faucet')

/** What a transaction paid, and the floors of the nodes. */
async function paidBelowFloor(scene: Scene): Promise<string> {
  const paid = await scene.as(READER, `haqqd query tx ${scene.inPlaceOf('PASTE_THE_HASH_HERE')}`)
  const floors = scene.network().homes.map((one) => readFile(`${one}/config/app.toml`, 'utf8'))
  return [paid, ...(await Promise.all(floors))].join('\n')
}

const SHOWN_PAGE = 'http://127.0.0.1:8000/keplr-testedge2.html'

const keplr = pagePlan('user-guides/connect-your-wallet/Keplr.md', {
  programs: ['python3'],
  prepare: async (scene) => {
    await scene.startMachine('computer')
    await scene.exec('computer', 'useradd --create-home --shell /bin/bash haqq')
    // Python keeps what it prints until it ends, unless it prints to a terminal.
    const python = `PYTHONUNBUFFERED=1 ${scene.fileOf('python3')}`
    scene.fill({ python3: `(until curl -sf ${SHOWN_PAGE} > opened; do sleep 1; done) & ${python}` })
  },
  at: READER,
})

/** Pages whose reader only asks a network, or sends from one key. */
export const readerPages: readonly PagePlan[] = [
  readerPlan('develop/faucet.md', {
    differences: ['a key of the local network sent the coins, not the web faucet'],
    // The claim of the page, 1,000 coins on an empty account, made by the network's own key.
    prepare: (scene) => scene.network().give(STRANGER, 1000),
  }),
  readerPlan('develop/ledger-command-line.md', {
    differences: ['the key is on disk, not on a device'],
    fill: { myledger: 'mykey' },
  }),
  readerPlan('develop/troubleshooting.md', {
    programs: ['cast'],
    fill: { PASTE_THE_ERROR_DATA_HERE: DATA },
  }),
  readerPlan('l1-network/index.md', {
    differences: ['the endpoint is a node of the local network'],
    blocks: {
      Versions: {
        prints: [new RegExp(`^"?${facts.node.version.value.replace(/^v/, '')}"?$`, 'm')],
      },
    },
  }),
  readerPlan('l1-network/module-accounts.md', {
    differences: ['the endpoints are those of a node of the local network'],
  }),
  readerPlan('l1-network/modules/bank.md', { programs: ['grpcurl'] }),
  readerPlan('l1-network/modules/coinomics.md', { programs: ['grpcurl'] }),
  readerPlan('l1-network/modules/epochs.md', { programs: ['grpcurl'] }),
  readerPlan('l1-network/modules/evm.md', { programs: ['grpcurl'] }),
  readerPlan('l1-network/modules/feemarket.md', {
    programs: ['grpcurl'],
    differences: [`nodes have ${LOCAL_FLOOR} as minimum-gas-prices`],
    changes: { minimumGasPrices: LOCAL_FLOOR },
    statements: [
      {
        says: 'compares with it only before the London fork, which is block 0',
        show: paidBelowFloor,
        prints: /^code: 0$[\s\S]*^minimum-gas-prices = "1000000000000aISLM"$/m,
      },
    ],
  }),
  readerPlan('l1-network/modules/ucdao.md', {
    // The reader has a share of the DAO.
    prepare: async (scene) => {
      scene.fill({ haqq1youraddress: await showFaucet(scene) })
      await scene.network().send(`ucdao fund ${coins(1)}`)
    },
  }),
  readerPlan('learn/ecosystem/shell.md', {
    differences: ['the stake was made on the command line, not in a browser'],
    prepare: async (scene) => {
      const network = scene.network()
      const validator = await network.addressOf('validator --bech val')
      await network.send(`staking delegate ${validator} ${coins(5)}`)
      scene.fill({ [STRANGER]: await showFaucet(scene) })
    },
  }),
  readerPlan('learn/ecosystem/vesting.md', {
    differences: ['the key is called locked'],
    prepare: async (scene) => {
      await lockReader(scene)
      scene.fill({ 'KEY="mykey"': 'KEY="locked"' })
    },
  }),
  keplr,
]
