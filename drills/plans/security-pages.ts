import assert from 'node:assert/strict'
import { machines } from '../../site/facts/machines.ts'
import { changeFile } from '../network/change-file.ts'
import { enableFirewall } from '../network/firewall.ts'
import { CONFIG, makeNode, untilCaughtUp } from '../network/readers-nodes.ts'
import { untilItSigns } from '../network/validators.ts'
import { pageFile } from '../page-file.ts'
import type { PagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { validatorPlan } from './node.ts'

const PAGE = 'l1-network/configuration/security.md'
const SENTRIES = ['sentry-a', 'sentry-b']

async function prepare(scene: Scene): Promise<void> {
  await enableFirewall(scene, 'validator')
  for (const name of SENTRIES) await makeNode(scene, name)
}

const idOf = async (scene: Scene, name: string) =>
  (await scene.as(`haqq@${name}`, 'haqqd tendermint show-node-id')).trim()

/** Write the values that the page shows for a machine into its file, with the real ids. */
async function configure(scene: Scene, name: string, values: string): Promise<void> {
  const ids = {
    '1': await idOf(scene, 'sentry-a'),
    '2': await idOf(scene, 'sentry-b'),
    '3': await idOf(scene, 'validator'),
  }
  const lines = values
    .replace(/([123])\1{39}/g, (_, digit: keyof typeof ids) => ids[digit])
    .split('\n')
    .filter((line) => line.includes(' = '))
  await changeFile(
    `${scene.machine(name).root}${CONFIG}/config.toml`,
    lines.map((line) => [new RegExp(`^${line.split(' = ')[0]} = .*`, 'm'), line] as const),
  )
}

/** Step 3 of the page: both sentries know the validator, each other, and the world. */
async function configureSentries(scene: Scene): Promise<void> {
  const values = await pageFile(PAGE, 'config.toml on sentry A')
  const forB = values
    .replaceAll('2'.repeat(40), '1'.repeat(40))
    .replaceAll(machines.sentryB.value, machines.sentryA.value)
  for (const [name, text] of [
    ['sentry-a', values],
    ['sentry-b', forB],
  ] as const) {
    await configure(scene, name, `${text}\nseeds = "${scene.network().peers.join(',')}"`)
    await scene.exec(name, 'systemctl restart haqqd')
    await untilCaughtUp(scene, name)
  }
}

/** The ids of the peers that the validator has, sorted. */
const sentryIds = async (scene: Scene) =>
  (await Promise.all(SENTRIES.map((name) => idOf(scene, name)))).sort()

const security = validatorPlan('l1-network/configuration/security.md', {
  programs: ['haqqd', 'ufw'],
  differences: ['all machines are in one private network'],
  fill: { [machines.public.value]: machines.validator.value },
  prepare,
  at: 'haqq@sentry-a',
  blocks: {
    'Put sentries in front > 4': {
      before: async (scene) => {
        await configureSentries(scene)
        await configure(scene, 'validator', await pageFile(PAGE, 'config.toml on the validator'))
      },
    },
    'Put sentries in front > 5': {
      prints: [/26656\/tcp +ALLOW +10\.0\.0\.3\s+26656\/tcp +ALLOW +10\.0\.0\.4\s*$/],
    },
    'Put sentries in front > 6': { mayFail: [/^nc/] },
    'Put sentries in front > 7': {
      after: async (scene, output) => {
        const seen = output.match(/^[0-9a-f]{40}$/gm) ?? []
        assert.deepEqual(seen.sort(), await sentryIds(scene))
        await untilItSigns(scene, 'validator')
      },
    },
    'Close what you do not need': { prints: [/timed out/i], mayFail: [/^curl/] },
  },
})

const securityChecklist = validatorPlan('l1-network/configuration/security-checklist.md', {
  programs: ['haqqd', 'ufw'],
  differences: ['the peers are nodes of the local network'],
  fill: { [machines.public.value]: machines.validator.value },
  prepare: (scene) => enableFirewall(scene, 'validator'),
  at: 'you@your-computer',
  blocks: { Network: { prints: [/timed out/i], mayFail: [/^curl/] } },
})

export const securityPages: readonly PagePlan[] = [security, securityChecklist]
