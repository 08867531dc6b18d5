import { sepolia } from 'viem/chains'
import { network as facts } from '../../site/network.ts'
import { giveNpmCache } from '../network/developers-tools.ts'
import { PASSWORD, saveKeystore } from '../network/readers-keystore.ts'
import { A_TERMINAL, inTerminal, paste } from '../network/terminal.ts'
import { startProgram } from '../network/until-answers.ts'
import { pageFile } from '../page-file.ts'
import { pagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { DEVELOPER } from './scenes.ts'

const LAYER_2 = 'http://localhost:8545'
const SEPOLIA = 'http://localhost:8546'
const { evmChainId, rpc } = facts.l2Testnet

/** A computer with two chains in Anvil that have the ids of Sepolia and the layer 2, and none of their contracts. */
async function prepareLayer2(scene: Scene): Promise<void> {
  const computer = await scene.startMachine('computer')
  await scene.install('computer', 'cast', 'anvil')
  await giveNpmCache(scene, DEVELOPER)
  for (const title of ['testethiq.ts', 'withdraw.ts', 'keystore.ts']) {
    const text = await pageFile('l2-network/bridge.md', title)
    await scene.save(DEVELOPER, `withdraw/${title}`, text.replaceAll(rpc.evm.value, LAYER_2))
  }
  const { key, hex } = await saveKeystore(scene, 'you', 'made')
  await paste(scene, 'computer', [key, PASSWORD])
  for (const [url, id] of [
    [LAYER_2, evmChainId.value],
    [SEPOLIA, sepolia.id],
  ] as const)
    await startProgram(computer, `anvil --chain-id ${id} --port ${new URL(url).port}`, {
      log: `/run/drill/anvil-${id}.log`,
      ready: `cast rpc --rpc-url ${url} anvil_setBalance ${hex} 0xde0b6b3a7640000 2>/dev/null`,
      seconds: 30,
    })
}

const ANVIL =
  'Anvil stands for Sepolia and for the layer 2, with their ids and without their contracts'
const fill = { 'https://rpc.example.org': SEPOLIA, [rpc.evm.value]: LAYER_2 }

export const l2Contracts = pagePlan('l2-network/contractaddress.md', {
  programs: ['cast', 'anvil'],
  differences: [ANVIL],
  fill,
  prepare: prepareLayer2,
  at: DEVELOPER,
})

export const l2Bridge = pagePlan('l2-network/bridge.md', {
  programs: ['cast', 'anvil'],
  differences: [ANVIL, A_TERMINAL],
  fill: { ...fill, ...inTerminal('cast wallet import l2-test --interactive') },
  prepare: prepareLayer2,
  at: DEVELOPER,
})
