import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { network as facts } from '../../site/network.ts'
import { SHORT_VOTES, scheduleUpgrade } from '../network/governance.ts'
import { untilHeight } from '../network/local-network.ts'
import { startChain, startReadersChain } from '../network/readers-chain.ts'
import { PASSWORD } from '../network/readers-keystore.ts'
import { makeMachine } from '../network/readers-nodes.ts'
import { A_TERMINAL, inTerminal, paste } from '../network/terminal.ts'
import { DrillError } from '../options.ts'
import { pageFile } from '../page-file.ts'
import { type PagePlan, pagePlan } from '../plan.ts'
import { installProgram, type Scene } from '../scene.ts'
import { READER } from './reader.ts'

const FILE = 'keplr-testedge2.html'
const ADDRESS = `http://127.0.0.1:8000/${FILE}`

/** The reader has saved the file; a browser, for which `curl` stands, asks for it again and again. */
async function prepare(scene: Scene): Promise<void> {
  const machine = await scene.startMachine('computer', '10.0.0.8')
  await machine.exec('useradd --create-home --shell /bin/bash haqq')
  const text = await pageFile('user-guides/connect-your-wallet/Keplr.md', FILE)
  await writeFile(join(machine.root, 'home/haqq', FILE), text)
  scene.found.set('python3', scene.fileOf('python3'))
  const shell = await scene.shell(READER)
  // Python keeps what it prints until it ends, unless it prints to a terminal.
  await shell.run('export PYTHONUNBUFFERED=1', { seconds: 60 })
}

const keplr = pagePlan('user-guides/connect-your-wallet/Keplr.md', {
  programs: ['python3'],
  differences: ['curl stands for the browser'],
  prepare,
  at: 'haqq@computer',
  blocks: {
    'Add TestEdge2 > 2': {
      before: async (scene) =>
        void (await scene.exec(
          'computer',
          `(for i in $(seq 60); do curl --fail --silent ${ADDRESS} && exit; sleep 1; done) > /run/drill/opened.html 2> /dev/null < /dev/null &`,
        )),
      until: new RegExp(`"GET /${FILE} HTTP/1\\.1" 200`),
    },
  },
})

const heightOf = async (scene: Scene) =>
  Number(
    await scene.exec(
      'computer',
      'haqqd status --home /home/you/haqq-local | jq -r .SyncInfo.latest_block_height',
    ),
  )

const operatorQuickstart = pagePlan('l1-network/quickstart.md', {
  prepare: (scene) => startReadersChain(scene, 'computer', '10.0.0.8'),
  at: 'you@computer',
  blocks: {
    'See blocks > 3': {
      prints: [/^\d+$/m],
      after: async (scene, output) => {
        await wait(4000)
        if ((await heightOf(scene)) <= Number(output))
          throw new DrillError(`the height stays at ${output}`)
      },
    },
    'See blocks > 4': {
      after: async (scene) => {
        const before = await heightOf(scene)
        await scene.exec('computer', 'pkill -INT haqqd; sleep 5')
        await startChain(scene, 'computer')
        const after = await heightOf(scene)
        if (after < before) throw new DrillError(`it began again at ${after}, and was at ${before}`)
      },
    },
  },
})

const HOME = '/home/you'

/** A computer with the programs of the page. */
async function prepareLocalChain(scene: Scene): Promise<void> {
  const computer = await scene.startMachine('computer', '10.0.0.8')
  await installProgram(computer, scene.fileOf('haqqd'))
  await installProgram(computer, scene.fileOf('cast'), 'cast')
}

const localChain = pagePlan('develop/local-chain.md', {
  programs: ['haqqd', 'cast'],
  differences: [A_TERMINAL],
  prepare: prepareLocalChain,
  at: 'you@computer',
  blocks: {
    'Start the chain > 2': {
      until: /committed state/,
      after: (scene) => startChain(scene, 'computer'),
    },
    'Start the chain > 3': { sees: [String(facts.local.evmChainId.value)] },
    'Call a precompile': [
      { prints: [/^"?haqq1[0-9a-z]{38}"?$/m] },
      { prints: [/0x0000000000000000000000000000000000000800/] },
    ],
    'Stake from a test': [
      {
        before: async (scene) => {
          const key = await scene.exec(
            'computer',
            `haqqd keys unsafe-export-eth-key dev --home ${HOME}/haqq-local`,
          )
          await paste(scene, 'computer', [key.trim(), PASSWORD])
          await writeFile(`${scene.machine('computer').root}${HOME}/password`, PASSWORD)
        },
        fill: inTerminal('cast wallet import local-dev --interactive'),
        prints: [/keystore was saved successfully/],
      },
      {
        fill: { '--account local-dev': `--account local-dev --password-file ${HOME}/password` },
        prints: [/^status +1 \(success\)$/m],
      },
    ],
    'Remove the chain': {
      before: async (scene) => void (await scene.exec('computer', 'pkill -INT haqqd; sleep 3')),
    },
  },
})

/** A network that has carried out the upgrade to the next version. */
async function upgradeNetwork(scene: Scene): Promise<void> {
  const network = await scene.startNetwork({ genesis: SHORT_VOTES })
  const plan = `v${scene.versionOf('haqqd-next')}`
  const height = (await network.height()) + 25
  await scheduleUpgrade(network, plan, height)
  await untilHeight(network, height - 1, 180)
  await network.restart(scene.fileOf('haqqd-next'))
  await untilHeight(network, height + 3, 180)
  await installProgram(await makeMachine(scene, 'computer', '10.0.0.1'), scene.fileOf('haqqd-next'))
  scene.found.set('applied v1.8.5', `applied ${plan} --node ${network.rpcs[0]}`)
  scene.found.set('module_versions', `module_versions --node ${network.rpcs[0]}`)
}

const upgradeHeights = pagePlan('l1-network/upgrades/history.md', {
  programs: ['haqqd', 'haqqd-next'],
  differences: ['the plan is that of the next version, which the local network carried out'],
  prepare: upgradeNetwork,
  at: 'haqq@computer',
  blocks: {
    'What the handlers do': { prints: [/"height":\s*"\d+"|height: "\d+"/, /name: evm/] },
  },
})

export const oneComputerPages: readonly PagePlan[] = [
  keplr,
  operatorQuickstart,
  localChain,
  upgradeHeights,
]
