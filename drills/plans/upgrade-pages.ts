import assert from 'node:assert/strict'
import { chmod, copyFile, cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { acceptNewest, SHORT_VOTES, scheduleUpgrade } from '../network/governance.ts'
import { untilHeight } from '../network/local-network.ts'
import { fillVariables, makeKey } from '../network/readers-key.ts'
import { makeNode, untilCaughtUp } from '../network/readers-nodes.ts'
import { serveRelease } from '../network/release.ts'
import { untilLogged } from '../network/until-answers.ts'
import type { Scene } from '../scene.ts'
import { validatorPlan } from './scenes.ts'

const HOME = '/home/haqq/.haqqd'
const UNIT_FILE = '/etc/systemd/system/haqqd.service'
const RELEASES = 'https://github.com/haqq-network/haqq/releases/download/$PLAN'

const planOf = (scene: Scene) => `v${scene.versionOf('haqqd-next')}`

async function prepare(scene: Scene): Promise<void> {
  await makeNode(scene, 'spare')
  await scene.install('validator', 'cosmovisor')
  const { address } = await serveRelease(scene, 'haqqd-next')
  scene.fill({ 'name of the plan': planOf(scene), [RELEASES]: address })
}

/** Carry out the plan: the others change their program by hand, Cosmovisor that of the reader. */
async function upgrade(scene: Scene): Promise<void> {
  const network = scene.network()
  await scheduleUpgrade(network, planOf(scene), 25)
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

/** Let the unit of the validator run another command. */
const runInUnit = (scene: Scene, command: string) =>
  scene.exec(
    'validator',
    `sed -i 's|^ExecStart=.*|ExecStart=${command}|' ${UNIT_FILE} && systemctl restart haqqd`,
  )

/** A node without Cosmovisor, whose program is the one from before. */
async function withoutCosmovisor(scene: Scene): Promise<void> {
  await runInUnit(scene, '/usr/local/bin/haqqd start')
  await scene.exec('validator', 'cp -r /home/haqq/bin /home/admin1/bin && sleep 5')
}

export const automated = validatorPlan('l1-network/upgrades/automated.md', {
  programs: ['haqqd-next', 'cosmovisor'],
  changes: { genesis: SHORT_VOTES },
  prepare,
  blocks: {
    'How an upgrade happens': [
      {
        before: (scene) => scheduleUpgrade(scene.network(), 'far', 100_000),
      },
      {},
    ],
    'Prepare an upgrade > 4': { after: upgrade },
    'Without Cosmovisor > 2': { before: withoutCosmovisor },
  },
})

const SKIP = '/etc/systemd/system/haqqd.service.d/skip.conf'

/** A validator whose program lies where Cosmovisor puts it. */
async function prepareRollback(scene: Scene): Promise<void> {
  fillVariables(scene)
  await makeKey(scene, 'validator', 'operator')
  const validator = scene.machine('validator')
  await validator.exec(
    `runuser -l haqq -c "cd ${HOME} && mkdir -p cosmovisor/genesis/bin cosmovisor/upgrades/next/bin && cp /usr/local/bin/haqqd cosmovisor/genesis/bin/ && ln -s ${HOME}/cosmovisor/genesis cosmovisor/current"`,
  )
  await runInUnit(scene, `${HOME}/cosmovisor/current/bin/haqqd start`)
  await untilCaughtUp(scene, 'validator')
}

/** The chain stands at the height of a plan, and the new version does not start. */
async function failUpgrade(scene: Scene): Promise<void> {
  const height = await schedule(scene, 'next', 25)
  await untilStopped(scene, 'next', height)
  const validator = scene.machine('validator')
  await validator.exec(
    `systemctl stop haqqd && cp -a ${HOME}/data ${HOME}/data-backup-2026-11-26 && ` +
      `printf '#!/bin/sh\\necho it does not start; exit 1\\n' > ${HOME}/cosmovisor/upgrades/next/bin/haqqd && ` +
      `chmod 755 ${HOME}/cosmovisor/upgrades/next/bin/haqqd && ln -sfn ${HOME}/cosmovisor/upgrades/next ${HOME}/cosmovisor/current && ` +
      'systemctl start haqqd',
  )
}

/** Schedule an upgrade some blocks ahead; gives its height. */
async function schedule(scene: Scene, name: string, blocks: number): Promise<number> {
  const height = await scheduleUpgrade(scene.network(), name, blocks)
  scene.fill({ HEIGHT: String(height) })
  return height
}

async function untilStopped(scene: Scene, name: string, height: number): Promise<void> {
  await untilHeight(scene.network(), height - 1, 120)
  await untilLogged(scene.machine('validator'), `UPGRADE "${name}" NEEDED`, 60)
}

/** Continue with the old version on all other validators. */
async function skipOnNetwork(scene: Scene, height: number): Promise<void> {
  const program = join(scene.folder, 'haqqd-skips')
  const haqqd = scene.fileOf('haqqd')
  await writeFile(program, `#!/bin/sh\nexec ${haqqd} "$@" --unsafe-skip-upgrades ${height}\n`)
  await chmod(program, 0o755)
  await scene.network().restart(program)
}

async function writeSkip(scene: Scene, program: string): Promise<number> {
  const height = Number(scene.inPlaceOf('HEIGHT'))
  const unit = `[Service]\nExecStart=\nExecStart=${program} start --unsafe-skip-upgrades ${height}\n`
  await scene.save('root@validator', SKIP, unit)
  return height
}

const RECORD = 'data/priv_validator_state.json'
/** So many blocks the new version makes before everybody returns. */
const BLOCKS_MADE = 6

/** The new version makes blocks, and everybody stops. */
async function failAfterBlocks(scene: Scene): Promise<void> {
  const network = scene.network()
  const plan = planOf(scene)
  const height = await schedule(scene, plan, 30)
  await untilStopped(scene, plan, height)
  // The others need no longer than the reader's node.
  await wait(5000)
  await network.stopNodes()
  for (const home of network.homes) await backUp(home)
  const { root, exec } = scene.machine('validator')
  const folder = `${HOME}/cosmovisor/upgrades/${plan}/bin`
  await exec(
    `systemctl stop haqqd && cp -a ${HOME}/data ${HOME}/data-before && runuser -l haqq -c "mkdir -p ${folder}"`,
  )
  await copyFile(scene.fileOf('haqqd-next'), `${root}${folder}/haqqd`)
  await exec(
    `chmod 755 ${folder}/haqqd && ln -sfn ${HOME}/cosmovisor/upgrades/${plan} ${HOME}/cosmovisor/current && systemctl start haqqd`,
  )
  await network.restart(scene.fileOf('haqqd-next'))
  await untilHeight(network, height + BLOCKS_MADE, 240)
  await untilCaughtUp(scene, 'validator')
  await network.stopNodes()
}

const backUp = (home: string) =>
  cp(join(home, 'data'), join(home, 'data-before'), { recursive: true })

/** Put the data from before the upgrade into a home of the network. */
async function returnTo(home: string): Promise<void> {
  const record = await readFile(join(home, RECORD))
  await rm(join(home, 'data'), { recursive: true })
  await rename(join(home, 'data-before'), join(home, 'data'))
  await rm(join(home, 'data/upgrade-info.json'), { force: true })
  await writeFile(join(home, RECORD), record)
}

/** The way that the page forbids: it leads nowhere with the records, and only without them on. */
async function returnWithRecords(scene: Scene, output: string): Promise<void> {
  const network = scene.network()
  const height = Number(scene.inPlaceOf('HEIGHT'))
  assert.ok(Number(output) > height, `the record is at ${output}, and the plan was at ${height}`)
  for (const home of network.homes) await returnTo(home)
  await skipOnNetwork(scene, height)
  await wait(40_000)
  const stands = await network.height()
  const logs = await Promise.all(
    network.homes.map((home) =>
      readFile(join(home, 'log'), 'utf8').then((log) => log.slice(-200_000)),
    ),
  )
  for (const log of logs) assert.match(log, /height regression/)
  assert.ok(stands <= height, `with the records, the network is at ${stands}, above ${height}`)
  console.log(`    with the records kept, the network stands at ${stands}`)
  await network.stopNodes()
  for (const home of network.homes)
    await writeFile(join(home, RECORD), '{"height":"0","round":0,"step":0}')
  await skipOnNetwork(scene, height)
  await untilHeight(network, height + BLOCKS_MADE + 2, 120)
  await writeSkip(scene, `${HOME}/cosmovisor/current/bin/haqqd`)
  await scene.exec(
    'validator',
    `cd ${HOME} && rm -r data && mv data-before data && rm -f data/upgrade-info.json && cp -p /home/haqq/priv_validator_state.json data/ && chown -R haqq:haqq data && ` +
      'ln -sfn $PWD/cosmovisor/genesis cosmovisor/current && systemctl start haqqd',
  )
  await untilCaughtUp(scene, 'validator')
  await scene.exec('validator', `rm ${SKIP}`)
}

export const rollback = validatorPlan('l1-network/upgrades/rollback.md', {
  programs: ['haqqd-next'],
  differences: [
    'where the new version makes no block, it is a program that does not start',
    'the unit runs the program in cosmovisor/current itself',
  ],
  changes: { genesis: SHORT_VOTES },
  prepare: prepareRollback,
  blocks: {
    'From a backup, with the network > 1': { before: failUpgrade },
    'From a backup, with the network > 8': {
      before: async (scene) => {
        const height = await writeSkip(scene, `${HOME}/cosmovisor/current/bin/haqqd`)
        await skipOnNetwork(scene, height)
      },
      after: (scene) => scene.exec('validator', `rm ${SKIP}`),
    },
    'Blocks were made after the upgrade > 1': { before: failAfterBlocks },
    'Blocks were made after the upgrade > 2': { after: returnWithRecords },
    'Skip a plan': [
      {
        before: (scene) => schedule(scene, 'second', 200),
        after: (scene) => acceptNewest(scene.network()),
      },
      {},
      {},
    ],
    'Skip a plan > 2': {
      before: async (scene) => {
        await schedule(scene, 'third', 60)
        await writeSkip(scene, '/usr/local/bin/haqqd')
      },
    },
    'Skip a plan > 3': {
      before: (scene) => skipOnNetwork(scene, Number(scene.inPlaceOf('HEIGHT'))),
    },
  },
})
