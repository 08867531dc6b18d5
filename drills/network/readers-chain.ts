import { pageCode } from '../page-file.ts'
import type { Scene } from '../scene.ts'
import { coins, PRICE } from './coins.ts'
import { startService, untilSucceeds } from './until-answers.ts'

const PAGE = 'content/develop/local-chain.md'
/** The service that runs the chain. */
export const CHAIN = 'chain'
const HOME = '/home/you/haqq-local'

/** A computer whose reader, `you`, has started a local chain as the page about it says. */
export async function startReadersChain(scene: Scene): Promise<void> {
  await scene.startMachine('computer')
  await scene.install('computer', 'haqqd')
  const shell = await scene.shell('you@computer')
  await shell.run(await pageCode(PAGE, 'haqqd init '), { seconds: 120 })
  await startChain(scene)
}

/** Send an account ten coins of the key `dev`, and wait until it has them. */
export async function fundFromDev(scene: Scene, hex: string): Promise<void> {
  const haqqd = (args: string) => scene.as('you@computer', `haqqd ${args} --home ${HOME}`)
  const [, bech32 = ''] = /(haqq1[0-9a-z]{38})/.exec(await haqqd(`debug addr ${hex}`)) ?? []
  await haqqd(`tx bank send dev ${bech32} ${coins(10)} --gas 300000 --gas-prices ${PRICE} --yes`)
  const balance = `runuser -l you -c 'haqqd query bank balances ${bech32} --home ${HOME}'`
  await untilSucceeds(scene.machine('computer'), `${balance} | grep -q amount`)
}

/** Stop the chain, and wait for its end. */
export const stopChain = (scene: Scene): Promise<string> =>
  scene.exec('computer', `systemctl stop ${CHAIN}`)

/** Start the chain in the background, and wait for its second block. */
export const startChain = (scene: Scene, flags = ''): Promise<void> =>
  startService(
    scene.machine('computer'),
    CHAIN,
    `haqqd start --home ${HOME} ${flags}`,
    'curl -s localhost:8545 >/dev/null && curl -s localhost:26657/status | grep -Eq \'"latest_block_height":"([2-9]|[0-9]{2,})"\'',
  )
