import assert from 'node:assert/strict'
import { copyFile } from 'node:fs/promises'
import { startChain, startReadersChain, stopChain } from '../network/readers-chain.ts'
import { SEED_ADDRESS, SEED_PHRASE } from '../network/readers-key.ts'
import { makeNode, makeValidator } from '../network/readers-nodes.ts'
import { attempt, hashOf, nextBlocks } from '../network/transactions.ts'
import { untilSucceeds } from '../network/until-answers.ts'
import { jailAndRestart, QUICK_JAIL, QUICKLY_JAILED } from '../network/validators.ts'
import { pagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'

const KEYS = ['priv_validator_key.json', 'node_key.json'] as const
const OFFLINE = 'offline-machine'

async function prepare(scene: Scene): Promise<void> {
  const network = await scene.startNetwork({ genesis: QUICK_JAIL })
  await makeNode(scene, 'validator')
  const validator = scene.machine('validator')
  await validator.exec(
    `runuser -l haqq -c 'haqqd config keyring-backend test && echo "${SEED_PHRASE}" | haqqd keys add operator --recover'`,
  )
  await network.give(SEED_ADDRESS, 10)
  await makeValidator(scene, 'validator', 'operator')
  await nextBlocks(scene)
  const offline = await scene.startMachine(OFFLINE, '10.0.0.66')
  await offline.exec('ip link set eth0 down')
  await scene.install(OFFLINE, 'haqqd')
  for (const key of KEYS)
    await copyFile(
      `${scene.homeOf('haqq@validator')}/.haqqd/config/${key}`,
      `${offline.root}/dev/shm/${key}`,
    )
}

/** Wait for the failure that the page describes, then go on as its last sentence says. */
async function failAndGoOn(scene: Scene): Promise<void> {
  const computer = scene.machine('computer')
  const { exec } = computer
  const failed = 'grep -q "CONSENSUS FAILURE" /run/drill/chain.log || ! pgrep haqqd > /dev/null'
  await untilSucceeds(computer, failed, 280)
  const log = await exec('tail -n 200 /run/drill/chain.log')
  assert.match(log, /CONSENSUS FAILURE!!!/)
  const [, height] = /UPGRADE "drill" NEEDED at height: (\d+)/.exec(log) ?? []
  assert.ok(height, `no upgrade stopped the chain:\n${log.slice(-1000)}`)
  await exec('pgrep haqqd && curl -fs localhost:26657/health')
  await stopChain(scene)
  await startChain(scene, `--unsafe-skip-upgrades ${height}`)
  const skips = `UPGRADE "drill" SKIPPED at ${height}`
  await untilSucceeds(computer, `grep '${skips}' /run/drill/chain.log`)
}

const unjail = (scene: Scene, gas?: string) =>
  attempt(scene, 'haqq@validator', 'slashing unjail --from operator', gas)

export const drillsPage = pagePlan('l1-network/drills.md', {
  differences: [QUICKLY_JAILED],
  prepare,
  at: 'haqq@validator',
  blocks: {
    'Restore the keys from their backups > 3': { typed: `${SEED_PHRASE}\n` },
    'Consensus stops': { before: startReadersChain, after: failAndGoOn },
  },
  statements: [
    {
      says: 'The estimate of `--gas=auto` refuses it with',
      show: async (scene) => {
        await jailAndRestart(scene, 'validator')
        return unjail(scene)
      },
      prints: /validator still jailed/,
    },
    {
      says: '`haqqd query tx` with its hash shows `code: 4` and the same words',
      show: async (scene) => {
        const sent = await unjail(scene, '300000')
        await nextBlocks(scene)
        return sent + (await scene.network().haqqd(`query tx ${hashOf(sent)}`))
      },
      prints: /^code: 0$[\s\S]*^code: 4$[\s\S]*validator still jailed/m,
    },
  ],
})
