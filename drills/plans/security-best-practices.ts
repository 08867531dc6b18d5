import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { machines } from '../../site/facts/machines.ts'
import { makeMachine } from '../network/readers-nodes.ts'
import { inTerminal, paste } from '../network/terminal.ts'
import { untilListens } from '../network/until-answers.ts'
import { pageFile, savePageFile } from '../page-file.ts'
import { pagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'

const PAGE = 'l1-network/configuration/security-best-practices.md'
const PASSWORD = 'a long password'
const HARDENING = '/etc/ssh/sshd_config.d/10-hardening.conf'
const ASK = '/home/haqq/ask'

/** Answers what ssh asks: whether it knows the host, and the password. */
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
  const computer = await makeMachine(scene, 'computer')
  await writeFile(`${computer.root}${ASK}`, ASK_SCRIPT, { mode: 0o755 })
}

/** The reader's ssh has no terminal: a program answers in its place. */
const withAnswers = {
  'ssh-keygen -t': `export SSH_ASKPASS=${ASK} SSH_ASKPASS_REQUIRE=force\nssh-keygen -t`,
}

/** The configuration of the page, and the reader's key on the second machine. */
async function describeMachines(scene: Scene): Promise<void> {
  const { root, exec } = scene.machine('computer')
  const config = await pageFile(PAGE, '~/.ssh/config')
  await writeFile(
    `${root}/home/haqq/.ssh/config`,
    config.replaceAll(machines.sentryPublic.value, machines.sentryA.value),
  )
  await exec('chown haqq:haqq /home/haqq/.ssh/config')
  // The restarted service listens a moment after its command has ended.
  await untilListens(scene.machine('computer'), machines.sentryA.value, 22)
  const target = `${scene.machine('validator').root}/home/admin1/.ssh`
  await mkdir(target)
  await copyFile(`${root}/home/haqq/.ssh/id_ed25519.pub`, `${target}/authorized_keys`)
  await scene.exec(
    'validator',
    'chown -R admin1:admin1 /home/admin1/.ssh && chmod 700 /home/admin1/.ssh',
  )
}

/** A home of a node, as haqqd init leaves it. */
const makeHome = (scene: Scene) =>
  scene.as(
    'haqq@server',
    'mkdir -p .haqqd/config && touch .haqqd/config/priv_validator_key.json .haqqd/config/node_key.json',
  )

export const securityBestPractices = pagePlan(
  'l1-network/configuration/security-best-practices.md',
  {
    differences: [
      'a program answers what ssh asks, in place of a terminal',
      'the key files are empty',
    ],
    fill: { [machines.public.value]: machines.sentryA.value },
    prepare,
    at: 'you@server',
    blocks: {
      'Accounts > 1': { typed: `${PASSWORD}\n${PASSWORD}\n` },
      'Accounts > 2': {
        before: (scene) => paste(scene, 'server', [PASSWORD]),
        fill: inTerminal('sudo whoami', '/usr/bin/sudo whoami'),
      },
      'SSH keys and login > 1': { typed: '\n\n\n', fill: withAnswers },
      'SSH keys and login > 4': {
        before: (scene) => savePageFile(scene, 'server', { page: PAGE, file: HARDENING }),
      },
      'SSH keys and login > Client configuration': [{}, { before: describeMachines }],
      Files: { before: makeHome },
    },
  },
)
