import assert from 'node:assert/strict'
import { installProgram } from '../machine.ts'
import { acceptNewest, SHORT_VOTES, scheduleUpgrade } from '../network/governance.ts'
import { untilHeight } from '../network/local-network.ts'
import { fillVariables, makeKey } from '../network/readers-key.ts'
import { makeMachine } from '../network/readers-nodes.ts'
import { type Release, serveRelease } from '../network/release.ts'
import { pageFile } from '../page-file.ts'
import { pagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { readerPlan } from './scenes.ts'

const PAGE = 'l1-network/upgrades/propose.md'

/** The information of the page, with the address and the checksum of a release. */
async function writeInfo(scene: Scene, { address, archive, sha256 }: Release): Promise<void> {
  const info = (await pageFile(PAGE, 'info.json'))
    .replace(/https:\/\/example\.org\/haqq_linux_\w+\.tar\.gz/g, `${address}/${archive}`)
    .replaceAll('0'.repeat(64), sha256)
  await scene.save('haqq@computer', 'info.json', info)
}

async function prepare(scene: Scene): Promise<void> {
  const network = await scene.startNetwork({ genesis: SHORT_VOTES })
  await makeMachine(scene, 'computer')
  await makeKey(scene, 'computer', 'operator')
  fillVariables(scene)
  scene.fill({
    '<name-of-the-plan>': `v${scene.versionOf('haqqd-next')}`,
    '<height-of-the-upgrade>': String((await network.height()) + 10_000),
  })
  const release = await serveRelease(scene, 'haqqd-next')
  await writeInfo(scene, { ...release, sha256: '1'.repeat(64) })
  await refuseWrongChecksum(scene)
  await writeInfo(scene, release)
}

/** The page says that a wrong checksum shows before the proposal is sent. */
async function refuseWrongChecksum(scene: Scene): Promise<void> {
  const command =
    `haqqd tx gov submit-legacy-proposal software-upgrade x --upgrade-height=99999 ` +
    `--upgrade-info="$(cat info.json)" --title=x --description=x --deposit=1aISLM --from=operator ` +
    `--chain-id=${scene.network().chainId} --node=${scene.network().rpcs[0]} --yes 2>&1 || true`
  const printed = await scene.as('haqq@computer', command)
  assert.match(printed, /[Cc]hecksums? did not match/)
}

export const propose = pagePlan(PAGE, {
  programs: ['haqqd', 'haqqd-next'],
  prepare,
  at: 'haqq@computer',
  blocks: {
    'Send the proposal': [
      {},
      {},
      {
        after: async (scene) => {
          await acceptNewest(scene.network())
          assert.match(await scene.network().haqqd('query upgrade plan'), /name: v/)
        },
      },
    ],
  },
})

export const parameters = readerPlan('l1-network/modules/parameters.md', {
  changes: { genesis: SHORT_VOTES },
  blocks: {
    'With MsgUpdateParams > 3': { after: (scene) => acceptNewest(scene.network()) },
    'With a legacy proposal': {
      after: async (scene) => {
        await acceptNewest(scene.network())
        const question = 'query params subspace liquidvesting MinimumLiquidationAmount'
        assert.match(await scene.network().haqqd(question), /500000000000000000000/)
      },
    },
  },
})

/** A network that has carried out the upgrade to the next version. */
async function upgradeNetwork(scene: Scene): Promise<void> {
  const network = await scene.startNetwork({ genesis: SHORT_VOTES })
  const plan = `v${scene.versionOf('haqqd-next')}`
  const height = await scheduleUpgrade(network, plan, 25)
  await untilHeight(network, height - 1, 180)
  await network.restart(scene.fileOf('haqqd-next'))
  await untilHeight(network, height + 3, 180)
  const computer = await makeMachine(scene, 'computer')
  await installProgram(computer, scene.fileOf('haqqd-next'), 'haqqd')
  scene.fill({
    'applied v1.8.5': `applied ${plan} --node ${network.rpcs[0]}`,
    module_versions: `module_versions --node ${network.rpcs[0]}`,
  })
}

export const upgradeHeights = pagePlan('l1-network/upgrades/history.md', {
  programs: ['haqqd', 'haqqd-next'],
  differences: ['the plan is that of the next version, which the local network carried out'],
  prepare: upgradeNetwork,
  at: 'haqq@computer',
})
