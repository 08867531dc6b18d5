import { copyFile } from 'node:fs/promises'
import { OUTSIDE } from '../network/outside-world.ts'
import { startChain, startReadersChain } from '../network/readers-chain.ts'
import { makeNode, makeValidator } from '../network/readers-nodes.ts'
import { nextBlocks } from '../network/transactions.ts'
import { DrillError } from '../options.ts'
import type { PagePlan } from '../plan.ts'
import { installProgram, type Scene } from '../scene.ts'

const KEY = 'priv_validator_key.json'
const OFFLINE = 'offline-machine'

async function prepare(scene: Scene): Promise<void> {
  const network = await scene.startNetwork()
  await makeNode(scene, 'validator', '10.0.0.1')
  await makeValidator(scene, 'validator')
  await nextBlocks(scene)
  const address = await network.haqqd(['keys', 'show', 'faucet', '--bech', 'val', '--address'])
  scene.found.set('<your-haqqvaloper-address>', address.trim())
  const offline = await scene.startMachine(OFFLINE, '10.0.0.66')
  await offline.exec('ip link set eth0 down')
  await installProgram(offline, scene.fileOf('haqqd'))
  await copyFile(
    `${scene.machine('validator').root}/home/haqq/.haqqd/config/${KEY}`,
    `${offline.root}/dev/shm/${KEY}`,
  )
}

/** Wait for the failure that the page describes, then go on as its last sentence says. */
async function failAndGoOn(scene: Scene): Promise<void> {
  const { exec } = scene.machine('computer')
  const log = await exec(
    'for i in $(seq 400); do grep -q "CONSENSUS FAILURE" /run/drill/chain.log && break; sleep 1; done; tail -n 200 /run/drill/chain.log',
  )
  const [, height] = /UPGRADE "drill" NEEDED at height: (\d+)/.exec(log) ?? []
  if (height === undefined || !log.includes('CONSENSUS FAILURE!!!'))
    throw new DrillError(`no upgrade stopped the chain:\n${log.slice(-1000)}`)
  await exec('pgrep haqqd && curl -fs localhost:26657/health')
  await exec(
    'pkill -INT haqqd; for i in $(seq 60); do pgrep haqqd || exit 0; sleep 1; done; exit 1',
  )
  await startChain(scene, 'computer', `--unsafe-skip-upgrades ${height}`)
  const skipped = await exec(
    `for i in $(seq 60); do grep -o 'UPGRADE "drill" SKIPPED at ${height}' /run/drill/chain.log && exit; sleep 1; done; tail -n 20 /run/drill/chain.log`,
  )
  if (!skipped.includes('SKIPPED')) throw new DrillError(`it does not go on:\n${skipped}`)
}

export const drillsPage: PagePlan = {
  page: 'content/l1-network/drills.md',
  programs: ['haqqd'],
  differences: ['blocks take about a second'],
  fill: OUTSIDE,
  prepare,
  blocks: [
    {
      step: 'Restore the key from its backup > 2',
      prints: [/"key":"[^"]+"/, /^haqqvalcons1/m],
      after: async (scene, output) =>
        void scene.found.set('restored key', /"key":"([^"]+)"/.exec(output)?.[1] ?? ''),
    },
    {
      step: 'Restore the key from its backup > 3',
      at: 'haqq@validator',
      after: async (scene, output) => {
        const restored = scene.found.get('restored key')
        if (output.trim() !== restored)
          throw new DrillError(`the chain has the key ${output}, and the backup ${restored}`)
      },
    },
    { step: 'Restore the key from its backup > 4' },
    {
      step: 'Consensus stops',
      at: 'you@computer',
      before: async (scene) => {
        await startReadersChain(scene, 'computer', '10.0.0.8')
      },
      prints: [/code: 0[\s\S]*code: 0/],
      after: failAndGoOn,
    },
  ],
}
