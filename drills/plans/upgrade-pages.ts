import assert from 'node:assert/strict'
import { chmod, copyFile, cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { installProgram } from '../machine.ts'
import { serveRelease } from '../network/file-server.ts'
import { acceptNewest, SHORT_VOTES, scheduleUpgrade } from '../network/governance.ts'
import { untilHeight } from '../network/local-network.ts'
import { fillVariables, makeKey } from '../network/readers-keys.ts'
import { makeMachine, makeNode, untilCaughtUp } from '../network/readers-nodes.ts'
import { untilLogged } from '../network/until-answers.ts'
import { pageFile } from '../page-file.ts'
import { pagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { readerPlan, validatorPlan } from './scenes.ts'

const changes = { genesis: SHORT_VOTES }
const HOME = '/home/haqq/.haqqd'
const COSMOVISOR = `${HOME}/cosmovisor`

const planOf = (scene: Scene) => `v${scene.versionOf('haqqd-next')}`

/** Lets systemd read changed units. */
const RELOAD = 'systemctl daemon-reload'

/** Lets the unit of the validator run another program. */
const runInUnit = (program: string) =>
  `sed -i 's|^ExecStart=.*|ExecStart=${program} start|' /etc/systemd/system/haqqd.service && ${RELOAD} && systemctl restart haqqd`

/** Carry out the plan: the others change their program by hand, Cosmovisor that of the reader. */
async function upgrade(scene: Scene): Promise<void> {
  const network = scene.network()
  await scheduleUpgrade(network, planOf(scene), 25)
  await untilLogged(scene.machine('validator'), 'UPGRADE .* NEEDED')
  await network.restart(scene.fileOf('haqqd-next'))
  await untilCaughtUp(scene, 'validator')
  const program = await scene.as(
    'haqq@validator',
    // Cosmovisor has made a copy of the data.
    `ls -d ${HOME}/data-backup-* >&2 && ${COSMOVISOR}/current/bin/haqqd version 2>&1`,
  )
  assert.equal(`v${program}`, planOf(scene))
}

export const automated = validatorPlan('l1-network/upgrades/automated.md', {
  programs: ['haqqd-next', 'cosmovisor'],
  changes,
  prepare: async (scene) => {
    await makeNode(scene, 'spare')
    await scene.install('validator', 'cosmovisor')
    const { address } = await serveRelease(scene, 'haqqd-next')
    scene.fill({
      'name of the plan': planOf(scene),
      'https://github.com/haqq-network/haqq/releases/download/$PLAN': address,
    })
  },
  blocks: {
    'How an upgrade happens': [
      { before: (scene) => scheduleUpgrade(scene.network(), 'far', 100_000) },
      {},
    ],
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

const SKIP = '/etc/systemd/system/haqqd.service.d/skip.conf'

/** A validator whose program lies where Cosmovisor puts it. */
async function prepareRollback(scene: Scene): Promise<void> {
  fillVariables(scene)
  await makeKey(scene, 'validator', 'operator')
  await scene.as(
    'haqq@validator',
    `cd ${HOME} && mkdir -p cosmovisor/genesis/bin cosmovisor/upgrades/next/bin && cp /usr/local/bin/haqqd cosmovisor/genesis/bin/ && ln -s ${COSMOVISOR}/genesis cosmovisor/current`,
  )
  await scene.exec('validator', runInUnit(`${COSMOVISOR}/current/bin/haqqd`))
  await untilCaughtUp(scene, 'validator')
}

/** Schedule an upgrade some blocks ahead; gives its height. */
async function schedule(scene: Scene, name: string, blocks: number): Promise<number> {
  const height = await scheduleUpgrade(scene.network(), name, blocks)
  scene.fill({ HEIGHT: String(height) })
  return height
}

const scheduled = (scene: Scene) => Number(scene.inPlaceOf('HEIGHT'))

/** Schedule an upgrade, and wait until the chain stands there. */
async function standAt(scene: Scene, name: string, blocks: number): Promise<void> {
  const height = await schedule(scene, name, blocks)
  await untilHeight(scene.network(), height - 1, 120)
  await untilLogged(scene.machine('validator'), `UPGRADE "${name}" NEEDED`, 60)
}

/** The chain stands at the height of a plan, and the new version does not start. */
async function failUpgrade(scene: Scene): Promise<void> {
  await standAt(scene, 'next', 25)
  await scene.exec(
    'validator',
    `systemctl stop haqqd && cp -a ${HOME}/data ${HOME}/data-backup-2026-11-26 && cd ${COSMOVISOR} &&
printf '#!/bin/sh\\necho it does not start; exit 1\\n' > upgrades/next/bin/haqqd && chmod 755 upgrades/next/bin/haqqd &&
ln -sfn ${COSMOVISOR}/upgrades/next current && systemctl start haqqd`,
  )
}

/** Continue with the old version on all other validators. */
async function skipOnNetwork(scene: Scene): Promise<void> {
  const program = join(scene.folder, 'haqqd-skips')
  const haqqd = scene.fileOf('haqqd')
  const skip = `--unsafe-skip-upgrades ${scheduled(scene)}`
  await writeFile(program, `#!/bin/sh\nexec ${haqqd} "$@" ${skip}\n`)
  await chmod(program, 0o755)
  await scene.network().restart(program)
}

/** Let the reader's validator continue with the old version, too. */
async function writeSkip(scene: Scene, program = `${COSMOVISOR}/current/bin/haqqd`) {
  const start = `${program} start --unsafe-skip-upgrades ${scheduled(scene)}`
  await scene.save('root@validator', SKIP, `[Service]\nExecStart=\nExecStart=${start}\n`)
  await scene.exec('validator', RELOAD)
}

const RECORD = 'data/priv_validator_state.json'
/** So many blocks the new version makes before everybody returns. */
const BLOCKS_MADE = 6

/** The new version makes blocks, and everybody stops. */
async function failAfterBlocks(scene: Scene): Promise<void> {
  const network = scene.network()
  const plan = planOf(scene)
  await standAt(scene, plan, 30)
  // The others need no longer than the reader's node.
  await wait(5000)
  await network.stopNodes()
  for (const home of network.homes)
    await cp(join(home, 'data'), join(home, 'data-before'), { recursive: true })
  const { root, exec } = scene.machine('validator')
  const folder = `${COSMOVISOR}/upgrades/${plan}/bin`
  await exec(
    `systemctl stop haqqd && cp -a ${HOME}/data ${HOME}/data-before && runuser -l haqq -c "mkdir -p ${folder}"`,
  )
  await copyFile(scene.fileOf('haqqd-next'), `${root}${folder}/haqqd`)
  await exec(
    `chmod 755 ${folder}/haqqd && ln -sfn ${COSMOVISOR}/upgrades/${plan} ${COSMOVISOR}/current && systemctl start haqqd`,
  )
  await network.restart(scene.fileOf('haqqd-next'))
  await untilHeight(network, scheduled(scene) + BLOCKS_MADE, 240)
  await untilCaughtUp(scene, 'validator')
  await network.stopNodes()
}

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
  const height = scheduled(scene)
  assert.ok(Number(output) > height, `the record is at ${output}, and the plan was at ${height}`)
  for (const home of network.homes) await returnTo(home)
  await skipOnNetwork(scene)
  await wait(40_000)
  const stands = await network.height()
  for (const home of network.homes)
    assert.match((await readFile(join(home, 'log'), 'utf8')).slice(-200_000), /height regression/)
  assert.ok(stands <= height, `with the records, the network is at ${stands}, above ${height}`)
  await network.stopNodes()
  for (const home of network.homes)
    await writeFile(join(home, RECORD), '{"height":"0","round":0,"step":0}')
  await skipOnNetwork(scene)
  await untilHeight(network, height + BLOCKS_MADE + 2, 120)
  await writeSkip(scene)
  await scene.exec(
    'validator',
    `cd ${HOME} && rm -r data && mv data-before data && rm -f data/upgrade-info.json && cp -p /home/haqq/priv_validator_state.json data/ && chown -R haqq:haqq data && ` +
      'ln -sfn $PWD/cosmovisor/genesis cosmovisor/current && systemctl start haqqd',
  )
  await untilCaughtUp(scene, 'validator')
  await scene.exec('validator', `rm ${SKIP} && ${RELOAD}`)
}

export const rollback = validatorPlan('l1-network/upgrades/rollback.md', {
  programs: ['haqqd-next'],
  changes,
  prepare: prepareRollback,
  blocks: {
    'From a backup, with the network > 1': { before: failUpgrade },
    'From a backup, with the network > 8': {
      before: async (scene) => {
        await writeSkip(scene)
        await skipOnNetwork(scene)
      },
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
    'Skip a plan > 3': { before: skipOnNetwork },
  },
})

const PROPOSE_PAGE = 'l1-network/upgrades/propose.md'

async function prepareProposal(scene: Scene): Promise<void> {
  const network = await scene.startNetwork(changes)
  await makeMachine(scene, 'computer')
  await makeKey(scene, 'computer', 'operator')
  fillVariables(scene)
  scene.fill({
    '<name-of-the-plan>': planOf(scene),
    '<height-of-the-upgrade>': String((await network.height()) + 10_000),
  })
  const { address, archive, sha256 } = await serveRelease(scene, 'haqqd-next')
  const shown = await pageFile(PROPOSE_PAGE, 'info.json')
  const info = shown.replace(
    /https:\/\/example\.org\/haqq_linux_\w+\.tar\.gz/g,
    `${address}/${archive}`,
  )
  const save = (sum: string) =>
    scene.save('haqq@computer', 'info.json', info.replaceAll('0'.repeat(64), sum))
  // The page says that a wrong checksum shows before the proposal is sent.
  await save('1'.repeat(64))
  const printed = await scene.as(
    'haqq@computer',
    'haqqd tx gov submit-legacy-proposal software-upgrade x --upgrade-height=99999 ' +
      '--upgrade-info="$(cat info.json)" --title=x --description=x --deposit=1aISLM --from=operator ' +
      `--chain-id=${network.chainId} --node=${network.rpcs[0]} --yes 2>&1 || true`,
  )
  assert.match(printed, /[Cc]hecksums? did not match/)
  await save(sha256)
}

/** Accept the newest proposal, after which a query prints what it has changed. */
async function accept(scene: Scene, query: string, printed: RegExp): Promise<void> {
  await acceptNewest(scene.network())
  assert.match(await scene.network().haqqd(`query ${query}`), printed)
}

export const propose = pagePlan(PROPOSE_PAGE, {
  programs: ['haqqd', 'haqqd-next'],
  prepare: prepareProposal,
  at: 'haqq@computer',
  blocks: {
    'Send the proposal': [{}, {}, { after: (scene) => accept(scene, 'upgrade plan', /name: v/) }],
  },
})

const MINIMUM = 'params subspace liquidvesting MinimumLiquidationAmount'

export const parameters = readerPlan('l1-network/modules/parameters.md', {
  changes,
  blocks: {
    'With MsgUpdateParams > 3': { after: (scene) => acceptNewest(scene.network()) },
    'With a legacy proposal': {
      after: (scene) => accept(scene, MINIMUM, /500000000000000000000/),
    },
  },
})

export const upgradeHeights = pagePlan('l1-network/upgrades/history.md', {
  programs: ['haqqd', 'haqqd-next'],
  prepare: async (scene) => {
    const network = await scene.startNetwork(changes)
    const height = await scheduleUpgrade(network, planOf(scene), 25)
    await untilHeight(network, height - 1, 180)
    await network.restart(scene.fileOf('haqqd-next'))
    await untilHeight(network, height + 3, 180)
    const computer = await makeMachine(scene, 'computer')
    await installProgram(computer, scene.fileOf('haqqd-next'), 'haqqd')
    scene.fill({
      'applied v1.8.5': `applied ${planOf(scene)} --node ${network.rpcs[0]}`,
      module_versions: `module_versions --node ${network.rpcs[0]}`,
    })
  },
  at: 'haqq@computer',
})
