import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { machines } from '../../site/facts/machines.ts'
import { valuesIn } from '../network/change-file.ts'
import { enableFirewall } from '../network/firewall.ts'
import { makeMachine, makeNode, untilCaughtUp } from '../network/readers-nodes.ts'
import { inTerminal, paste } from '../network/terminal.ts'
import { untilListens } from '../network/until-answers.ts'
import { untilItSigns } from '../network/validators.ts'
import { pageFile } from '../page-file.ts'
import { pagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { validatorPlan } from './scenes.ts'

const PAGE = 'l1-network/configuration/security-best-practices.md'
/** The password that the reader gives `admin1`. */
const PASSWORD = 'a long password'

/** Answers in place of a terminal what ssh asks: whether it knows the host, and the password. */
const ASK_SCRIPT = `#!/bin/sh\ncase "$1" in *yes/no*) echo yes ;; *) echo '${PASSWORD}' ;; esac\n`

async function prepare(scene: Scene): Promise<void> {
  const server = await scene.startMachine('server', machines.sentryA.value)
  // The page makes the two users.
  await server.exec(
    'sed -i "/^admin1:/d" /etc/passwd /etc/shadow; rm -rf /home/admin1; sed -i "s/^127.0.1.1.*//" /etc/hosts; systemctl start ssh',
  )
  const validator = await scene.startMachine('validator')
  await validator.exec(
    'sed -i "/^admin1:/d" /etc/passwd /etc/shadow; rm -rf /home/admin1; useradd --create-home --shell /bin/bash admin1; systemctl start ssh',
  )
  await makeMachine(scene, 'computer')
  await scene.save('haqq@computer', 'ask', ASK_SCRIPT)
  await scene.exec('computer', 'chmod 755 /home/haqq/ask')
}

/** The configuration of the page, and the reader's key on the second machine. */
async function describeMachines(scene: Scene): Promise<void> {
  const config = await pageFile(PAGE, '~/.ssh/config')
  const here = config.replaceAll(machines.sentryPublic.value, machines.sentryA.value)
  await scene.save('haqq@computer', '.ssh/config', here)
  await scene.exec('computer', 'chown haqq:haqq /home/haqq/.ssh/config')
  // The restarted service listens a moment after its command has ended.
  await untilListens(scene.machine('computer'), machines.sentryA.value, 22)
  const key = await readFile(`${scene.homeOf('haqq@computer')}/.ssh/id_ed25519.pub`, 'utf8')
  await scene.save('admin1@validator', '.ssh/authorized_keys', key)
  await scene.exec(
    'validator',
    'chown -R admin1:admin1 /home/admin1/.ssh && chmod 700 /home/admin1/.ssh',
  )
}

export const securityBestPractices = pagePlan(PAGE, {
  fill: {
    [machines.public.value]: machines.sentryA.value,
    // The real sudo: the stand-in asks for no password.
    ...inTerminal('sudo whoami', '/usr/bin/sudo whoami'),
  },
  prepare,
  at: 'you@server',
  blocks: {
    'Accounts > 2': { before: (scene) => paste(scene, 'server', [PASSWORD]) },
    'SSH keys and login > Client configuration': [{}, { before: describeMachines }],
  },
})

const SENTRIES_PAGE = 'l1-network/configuration/security.md'
const SENTRIES = ['sentry-a', 'sentry-b']

async function prepareSentries(scene: Scene): Promise<void> {
  await enableFirewall(scene, 'validator')
  await scene.startMachine('computer')
  for (const name of SENTRIES) await makeNode(scene, name)
}

const idOf = (scene: Scene, name: string) =>
  scene.as(`haqq@${name}`, 'haqqd tendermint show-node-id')

/** Write the values that the page shows for a machine into its file, with the real ids. */
async function configure(scene: Scene, name: string, values: string): Promise<void> {
  const ids = {
    '1': await idOf(scene, 'sentry-a'),
    '2': await idOf(scene, 'sentry-b'),
    '3': await idOf(scene, 'validator'),
  }
  const here = values.replace(/([123])\1{39}/g, (_, digit: keyof typeof ids) => ids[digit])
  await scene.configure(name, 'config.toml', valuesIn(here))
}

/** Step 3 of the page: both sentries know the validator, each other, and the world. */
async function configureSentries(scene: Scene): Promise<void> {
  const values = await pageFile(SENTRIES_PAGE, 'config.toml on sentry A')
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

export const security = validatorPlan('l1-network/configuration/security.md', {
  programs: ['ufw'],
  differences: ['all machines are in one private network'],
  fill: { [machines.public.value]: machines.validator.value },
  prepare: prepareSentries,
  at: 'haqq@sentry-a',
  blocks: {
    'Put sentries in front > 4': {
      before: async (scene) => {
        await configureSentries(scene)
        await configure(
          scene,
          'validator',
          await pageFile(SENTRIES_PAGE, 'config.toml on the validator'),
        )
      },
    },
    'Put sentries in front > 7': {
      after: async (scene, output) => {
        const seen = output.match(/^[0-9a-f]{40}$/gm) ?? []
        assert.deepEqual(seen.sort(), await sentryIds(scene))
        await untilItSigns(scene, 'validator')
      },
    },
  },
})

export const securityChecklist = validatorPlan('l1-network/configuration/security-checklist.md', {
  programs: ['ufw'],
  differences: ['the peers are nodes of the local network'],
  fill: { [machines.public.value]: machines.validator.value },
  prepare: async (scene) => {
    await enableFirewall(scene, 'validator')
    await scene.startMachine('computer')
  },
  at: 'you@computer',
})
