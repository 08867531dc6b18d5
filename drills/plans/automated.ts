import assert from 'node:assert/strict'
import { changeFile } from '../network/change-file.ts'
import { SHORT_VOTES, scheduleUpgrade } from '../network/governance.ts'
import { makeNode, untilCaughtUp } from '../network/readers-nodes.ts'
import { serveRelease } from '../network/release.ts'
import { untilLogged } from '../network/until-answers.ts'
import { savePageFile } from '../page-file.ts'
import { installProgram, type Scene } from '../scene.ts'
import { validatorPlan } from './node.ts'

const HOME = '/home/haqq/.haqqd'
const PAGE = 'l1-network/upgrades/automated.md'
const UNIT_FILE = '/etc/systemd/system/haqqd.service'
const RELEASES = 'https://github.com/haqq-network/haqq/releases/download/$PLAN'

const planOf = (scene: Scene) => `v${scene.versionOf('haqqd-next')}`

async function prepare(scene: Scene): Promise<void> {
  await makeNode(scene, 'spare')
  await installProgram(scene.machine('validator'), scene.fileOf('cosmovisor'), 'cosmovisor')
  scene.found.set('name of the plan', planOf(scene))
  scene.found.set(RELEASES, (await serveRelease(scene, 'haqqd-next')).address)
}

/** Carry out the plan: the others change their program by hand, Cosmovisor that of the reader. */
async function upgrade(scene: Scene): Promise<void> {
  const network = scene.network()
  await scheduleUpgrade(network, planOf(scene), (await network.height()) + 25)
  const { exec } = scene.machine('validator')
  await untilLogged({ exec }, 'UPGRADE .* NEEDED')
  await network.restart(scene.fileOf('haqqd-next'))
  await untilCaughtUp(scene, 'validator')
  const version = await exec(
    `runuser -l haqq -c "${HOME}/cosmovisor/current/bin/haqqd version" 2>&1`,
  )
  assert.equal(`v${version.trim()}`, planOf(scene))
  // Cosmovisor has made a copy of the data.
  await exec(`ls -d ${HOME}/data-backup-*`)
}

/** A node without Cosmovisor, whose program is the one from before. */
async function withoutCosmovisor(scene: Scene): Promise<void> {
  const validator = scene.machine('validator')
  await changeFile(`${validator.root}${UNIT_FILE}`, [
    [/^ExecStart=.*/m, 'ExecStart=/usr/local/bin/haqqd start'],
  ])
  await validator.exec(
    'systemctl restart haqqd && cp -r /home/haqq/bin /home/admin1/bin && sleep 5',
  )
}

export const automated = validatorPlan(PAGE, {
  programs: ['haqqd', 'haqqd-next', 'cosmovisor'],
  differences: ['the disk is measured with 64 MB instead of 10 GB'],
  changes: { genesis: SHORT_VOTES },
  prepare,
  blocks: {
    'How an upgrade happens': [
      {
        before: async (scene) => {
          const network = scene.network()
          await scheduleUpgrade(network, 'far', (await network.height()) + 100_000)
        },
      },
      {},
    ],
    'What it costs a validator > Time the backup': [{}, { fill: { 'count=10240': 'count=64' } }],
    'Set up Cosmovisor > 5': {
      before: (scene) => savePageFile(scene, 'validator', { page: PAGE, file: UNIT_FILE }),
    },
    'Prepare an upgrade > 4': { after: upgrade },
    'Without Cosmovisor > 2': { before: withoutCosmovisor },
  },
})
