import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { serveRelease } from '../network/file-server.ts'
import { SHORT_VOTES, schedule, scheduleUpgrade } from '../network/governance.ts'
import { untilHeight } from '../network/local-network.ts'
import { makeKey, VARIABLES } from '../network/readers-keys.ts'
import { makeNode, untilCaughtUp } from '../network/readers-nodes.ts'
import { runHere } from '../network/run-here.ts'
import { attempt } from '../network/transactions.ts'
import { untilLogged } from '../network/until-answers.ts'
import { VALIDATOR } from '../network/validators.ts'
import type { Scene } from '../scene.ts'
import { READER, readerPlan, validatorPlan } from './scenes.ts'

const changes = { genesis: SHORT_VOTES }
const HOME = '/home/haqq/.haqqd'
const COSMOVISOR = `${HOME}/cosmovisor`

const planOf = (scene: Scene) => `v${scene.versionOf('haqqd-next')}`

/** Lets the unit of the validator run another program. */
const runInUnit = (program: string) =>
  `sed -i 's|^ExecStart=.*|ExecStart=${program} start|' /etc/systemd/system/haqqd.service && systemctl daemon-reload && systemctl restart haqqd`

/** Carry out the plan: the others change their program by hand, Cosmovisor that of the reader. */
async function upgrade(scene: Scene): Promise<void> {
  const network = scene.network()
  await scheduleUpgrade(network, planOf(scene), 25)
  await untilLogged(scene.machine('validator'), 'UPGRADE .* NEEDED')
  await network.restart(scene.fileOf('haqqd-next'))
  await untilCaughtUp(scene, 'validator')
  const program = await scene.as(
    VALIDATOR,
    // Cosmovisor has made a copy of the data.
    `ls -d ${HOME}/data-backup-* >&2 && ${COSMOVISOR}/current/bin/haqqd version 2>&1`,
  )
  assert.equal(`v${program}`, planOf(scene))
}

export const automated = validatorPlan('l1-network/upgrades/automated.md', {
  programs: ['haqqd-next'],
  changes,
  prepare: async (scene) => {
    await makeNode(scene, 'spare')
    await scene.install('validator', 'cosmovisor')
    await scheduleUpgrade(scene.network(), 'far', 100_000)
    const { address } = await serveRelease(scene, 'haqqd-next')
    scene.fill({
      'name of the plan': planOf(scene),
      'https://github.com/haqq-network/haqq/releases/download/$PLAN': address,
    })
  },
  blocks: {
    'Prepare an upgrade > 4': { after: upgrade },
    'Without Cosmovisor > 2': {
      before: (scene) =>
        scene.exec(
          'validator',
          `${runInUnit('/usr/local/bin/haqqd')} && cp -r /home/haqq/bin /home/admin1/bin && sleep 5`,
        ),
    },
  },
})

/** A validator whose unit runs `cosmovisor/current`, which may link to three versions. */
async function prepareRollback(scene: Scene): Promise<void> {
  await makeKey(scene, 'validator', 'operator')
  await scene.install('validator', 'haqqd-next')
  const plan = planOf(scene)
  await scene.as(
    VALIDATOR,
    `mkdir ${COSMOVISOR} && cd ${COSMOVISOR} && mkdir -p genesis/bin upgrades/next/bin upgrades/${plan}/bin &&
cp /usr/local/bin/haqqd genesis/bin && cp /usr/local/bin/haqqd-next upgrades/${plan}/bin/haqqd &&
printf '#!/bin/sh\\necho it does not start; exit 1\\n' > upgrades/next/bin/haqqd && chmod 755 upgrades/next/bin/haqqd &&
ln -s ${COSMOVISOR}/genesis current`,
  )
  await scene.exec('validator', runInUnit(`${COSMOVISOR}/current/bin/haqqd`))
  await untilCaughtUp(scene, 'validator')
}

/** Let the validator run another program, after a command in its stopped home. */
const switchTo = (scene: Scene, folder: string, command = 'true') =>
  scene.exec(
    'validator',
    `systemctl stop haqqd && cd ${HOME} && ${command} && ln -sfn ${COSMOVISOR}/${folder} cosmovisor/current && systemctl start haqqd`,
  )

/** Run a command in homes of validators, as this computer sees them. */
function inHomes(homes: readonly string[], command: string): void {
  for (const home of homes) runHere(home, command)
}

const scheduled = (scene: Scene) => Number(scene.inPlaceOf('HEIGHT'))

/** Schedule an upgrade, and wait until the chain stands there. */
async function standAt(scene: Scene, name: string, blocks: number): Promise<void> {
  await schedule(scene, name, blocks)
  await untilHeight(scene.network(), scheduled(scene) - 1, 120)
  await untilLogged(scene.machine('validator'), `UPGRADE "${name}" NEEDED`, { seconds: 60 })
}

/** The chain stands at the height of a plan, and the new version does not start. */
async function failUpgrade(scene: Scene): Promise<void> {
  await standAt(scene, 'next', 25)
  await switchTo(scene, 'upgrades/next', 'cp -a data data-backup-2026-11-26')
}

/** Writes the height to skip, which the page gives as a flag, into the settings of a home. */
const skip = (scene: Scene) =>
  `sed -i -e '1i unsafe-skip-upgrades = ${scheduled(scene)}' -e '/^unsafe-skip-upgrades/d' config/app.toml`

/** Continue with the old version on all other validators. */
async function skipOnNetwork(scene: Scene): Promise<void> {
  const network = scene.network()
  inHomes(network.homes, skip(scene))
  await network.restart(scene.fileOf('haqqd'))
}

const RECORD = 'data/priv_validator_state.json'
/** So many blocks the new version makes before everybody returns. */
const BLOCKS_MADE = 6

/** The new version makes blocks, and everybody stops. */
async function failAfterBlocks(scene: Scene): Promise<void> {
  const network = scene.network()
  await standAt(scene, planOf(scene), 30)
  // The others need no longer than the reader's node.
  await wait(5000)
  await network.stopNodes()
  inHomes(network.homes, 'cp -a data data-before')
  await switchTo(scene, `upgrades/${planOf(scene)}`, 'cp -a data data-before')
  await network.restart(scene.fileOf('haqqd-next'))
  await untilHeight(network, scheduled(scene) + BLOCKS_MADE, 240)
  await untilCaughtUp(scene, 'validator')
  await network.stopNodes()
}

/** Puts the data from before the upgrade into a home, and keeps the record. */
const RETURN = `cp ${RECORD} kept && rm -r data && mv data-before data && rm -f data/upgrade-info.json && cat kept > ${RECORD}`

/** The way that the page forbids: it leads nowhere with the records, and only without them on. */
async function returnWithRecords(scene: Scene, output: string): Promise<void> {
  const network = scene.network()
  const height = scheduled(scene)
  assert.ok(Number(output) > height, `the record is at ${output}, and the plan was at ${height}`)
  inHomes(network.homes, RETURN)
  await skipOnNetwork(scene)
  await wait(40_000)
  const stands = await network.height()
  inHomes(network.homes, 'tail -c 200000 log | grep "height regression"')
  assert.ok(stands <= height, `with the records, the network is at ${stands}, above ${height}`)
  await network.stopNodes()
  inHomes(network.homes, `echo '{"height":"0","round":0,"step":0}' > ${RECORD}`)
  await network.restart(scene.fileOf('haqqd'))
  await untilHeight(network, height + BLOCKS_MADE + 2, 120)
  await switchTo(scene, 'genesis', `${RETURN} && ${skip(scene)}`)
  await untilCaughtUp(scene, 'validator')
}

export const rollback = validatorPlan('l1-network/upgrades/rollback.md', {
  programs: ['haqqd-next'],
  changes,
  fill: {
    ...VARIABLES,
    'ExecStart=/usr/local/bin/cosmovisor run start': `ExecStart=${COSMOVISOR}/current/bin/haqqd start`,
  },
  prepare: prepareRollback,
  blocks: {
    'From a backup, with the network > 1': { before: failUpgrade },
    'From a backup, with the network > 8': { before: skipOnNetwork },
    'Blocks were made after the upgrade > 1': { before: failAfterBlocks },
    'Blocks were made after the upgrade > 2': { after: returnWithRecords },
    'Skip a plan > 3': { before: skipOnNetwork },
  },
})

const NO_CHECKSUM = '0'.repeat(64)

/** Propose a plan whose information has a wrong checksum. */
async function proposeWrongly(scene: Scene): Promise<string> {
  const info = `sed 's/sha256:[0-9a-f]*/sha256:${NO_CHECKSUM}/' info.json`
  return attempt(
    scene,
    READER,
    `gov submit-legacy-proposal software-upgrade x --upgrade-height=99999 --upgrade-info="$(${info})" --title=x --description=x --deposit=1aISLM --from operator`,
  )
}

export const propose = readerPlan('l1-network/upgrades/propose.md', {
  programs: ['haqqd-next'],
  changes,
  fill: VARIABLES,
  prepare: async (scene) => {
    await makeKey(scene, 'computer', 'operator')
    const { address, archive, sha256 } = await serveRelease(scene, 'haqqd-next')
    scene.fill({
      '<name-of-the-plan>': planOf(scene),
      '<height-of-the-upgrade>': String((await scene.network().height()) + 10_000),
      'https://example.org/haqq_linux_amd64.tar.gz': `${address}/${archive}`,
      'https://example.org/haqq_linux_arm64.tar.gz': `${address}/${archive}`,
      [NO_CHECKSUM]: sha256,
    })
  },
  statements: [
    {
      says: 'so a wrong address or checksum shows up now and not on the day',
      show: proposeWrongly,
      prints: /[Cc]hecksums? did not match/,
    },
  ],
})

export const parameters = readerPlan('l1-network/modules/parameters.md', { changes })

export const upgradeHeights = readerPlan('l1-network/upgrades/history.md', {
  programs: ['haqqd-next'],
  changes,
  prepare: async (scene) => {
    const network = scene.network()
    const height = await scheduleUpgrade(network, planOf(scene), 25)
    await untilHeight(network, height - 1, 180)
    await network.restart(scene.fileOf('haqqd-next'))
    await untilHeight(network, height + 3, 180)
    await scene.exec('computer', 'cp /usr/local/bin/haqqd-next /usr/local/bin/haqqd')
    scene.fill({ 'applied v1.8.5': `applied ${planOf(scene)}` })
  },
})
