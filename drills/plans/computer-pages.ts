import assert from 'node:assert/strict'
import { cp, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sepolia } from 'viem/chains'
import { network as facts } from '../../site/network.ts'
import { EXAMPLE_ADDRESS } from '../answers/chain-history.ts'
import { GO_BUILDS, GO_MODULES, giveNpmCache } from '../network/developers-tools.ts'
import { fundFromDev, startChain, startReadersChain } from '../network/readers-chain.ts'
import { PASSWORD, saveKeystore } from '../network/readers-keystore.ts'
import { A_TERMINAL, asking, inTerminal, paste } from '../network/terminal.ts'
import { STRANGER } from '../network/transactions.ts'
import { startProgram } from '../network/until-answers.ts'
import { DrillError } from '../options.ts'
import { pageFile } from '../page-file.ts'
import { type PagePlan, pagePlan } from '../plan.ts'
import { installProgram, type Scene } from '../scene.ts'
import { DEVELOPER, homeOf, save } from './developer.ts'
import { READER } from './reader.ts'

const FILE = 'keplr-testedge2.html'
const ADDRESS = `http://127.0.0.1:8000/${FILE}`

/** The reader has saved the file; a browser, for which `curl` stands, asks for it again and again. */
async function prepare(scene: Scene): Promise<void> {
  const machine = await scene.startMachine('computer')
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
      before: (scene) =>
        scene.exec(
          'computer',
          `(for i in $(seq 60); do curl --fail --silent ${ADDRESS} && exit; sleep 1; done) > /run/drill/opened.html 2> /dev/null < /dev/null &`,
        ),
      until: new RegExp(`"GET /${FILE} HTTP/1\\.1" 200`),
    },
  },
})

const LAYER_2 = 'http://localhost:8545'
const SEPOLIA = 'http://localhost:8546'
const { evmChainId, rpc } = facts.l2Testnet

/** A computer with two chains in Anvil that have the ids of Sepolia and the layer 2, and none of their contracts. */
async function prepareLayer2(scene: Scene): Promise<void> {
  const computer = await scene.startMachine('computer')
  for (const program of ['cast', 'anvil'] as const)
    await installProgram(computer, scene.fileOf(program), program)
  await giveNpmCache(scene, homeOf(scene))
  for (const title of ['testethiq.ts', 'withdraw.ts', 'keystore.ts']) {
    const text = await pageFile('l2-network/bridge.md', title)
    await save(scene, `withdraw/${title}`, text.replaceAll(rpc.evm.value, LAYER_2))
  }
  const { key, hex } = await saveKeystore(scene, 'you', 'made')
  await paste(scene, 'computer', [key, PASSWORD])
  for (const [url, id] of [
    [LAYER_2, evmChainId.value],
    [SEPOLIA, sepolia.id],
  ] as const)
    await startProgram(computer, `anvil --chain-id ${id} --port ${new URL(url).port}`, {
      log: `/run/drill/anvil-${id}.log`,
      ready: `cast rpc --rpc-url ${url} anvil_setBalance ${hex} 0xde0b6b3a7640000 2>/dev/null`,
      seconds: 30,
    })
}

const ANVIL =
  'Anvil stands for Sepolia and for the layer 2, with their ids and without their contracts'
const fill = { 'https://rpc.example.org': SEPOLIA, [rpc.evm.value]: LAYER_2 }

const l2Contracts = pagePlan('l2-network/contractaddress.md', {
  programs: ['cast', 'anvil'],
  differences: [ANVIL],
  fill,
  prepare: prepareLayer2,
  at: DEVELOPER,
})

const l2Bridge = pagePlan('l2-network/bridge.md', {
  programs: ['cast', 'anvil'],
  differences: [ANVIL, A_TERMINAL],
  fill,
  prepare: prepareLayer2,
  at: DEVELOPER,
  blocks: {
    'Bridge with code > Deposit with cast > 1': {
      fill: inTerminal('cast wallet import l2-test --interactive'),
    },
    'Bridge with code > Withdraw with viem > 1': {
      fill: { 'npm init -y': 'cd ~/withdraw; npm init -y' },
    },
    'Bridge with code > Withdraw with viem > 2': { typed: `${PASSWORD}\n` },
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
  prepare: (scene) => startReadersChain(scene),
  at: DEVELOPER,
  blocks: {
    'See blocks > 3': {
      after: async (scene, output) => {
        await wait(4000)
        assert.ok((await heightOf(scene)) > Number(output), `the height stays at ${output}`)
      },
    },
    'See blocks > 4': {
      after: async (scene) => {
        const before = await heightOf(scene)
        await scene.exec('computer', 'pkill -INT haqqd; sleep 5')
        await startChain(scene)
        const after = await heightOf(scene)
        assert.ok(after >= before, `it began again at ${after}, and was at ${before}`)
      },
    },
  },
})

const HOME = '/home/you'

/** A computer with the programs of the page. */
async function prepareLocalChain(scene: Scene): Promise<void> {
  const computer = await scene.startMachine('computer')
  await installProgram(computer, scene.fileOf('haqqd'))
  await installProgram(computer, scene.fileOf('cast'), 'cast')
}

const localChain = pagePlan('develop/local-chain.md', {
  programs: ['haqqd', 'cast'],
  differences: [A_TERMINAL],
  prepare: prepareLocalChain,
  at: DEVELOPER,
  blocks: {
    'Start the chain > 2': { after: (scene) => startChain(scene) },
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
      },
      {},
    ],
    'Remove the chain': { before: (scene) => scene.exec('computer', 'pkill -INT haqqd; sleep 3') },
  },
})

/** What the page gives as the last argument for a local chain. */
const [EVM, REST] = ['http://localhost:8545', 'http://localhost:1317']

/** Projects of `examples/`, with what must have been installed there. */
const PROJECTS = [
  ['python', '.venv', 'python3 -m venv .venv && .venv/bin/pip install -r requirements.txt'],
  ['go', 'go.sum', 'go mod download'],
] as const

/** Projects that are made from the files of the page. */
const FILES = [
  ['wagmi', ['config.ts', 'SendIslm.tsx', 'main.tsx', 'index.html']],
  ['cosmos', ['send.ts', 'keystore.ts']],
] as const

async function prepareLanguages(scene: Scene): Promise<void> {
  await startReadersChain(scene)
  const computer = scene.machine('computer')
  await installProgram(computer, scene.fileOf('cast'), 'cast')
  const { root } = computer
  for (const [folder, titles] of FILES)
    for (const title of titles)
      await save(scene, `${folder}/${title}`, await pageFile('develop/languages.md', title))
  await giveNpmCache(scene, homeOf(scene))
  for (const [name, installed, command] of PROJECTS) {
    const folder = resolve('examples', name)
    if ((await stat(join(folder, installed)).catch(() => undefined)) === undefined)
      throw new DrillError(`examples/${name} is not installed; run there: ${command}`)
    await cp(folder, join(root, HOME, name), { recursive: true, verbatimSymlinks: true })
  }
  const { key, hex } = await saveKeystore(scene, 'you', 'made')
  await fundFromDev(scene, hex)
  await paste(scene, 'computer', [key, PASSWORD])
}

const password = { at: DEVELOPER, typed: `${PASSWORD}\n`, seconds: 300 } as const

const languages = pagePlan('develop/languages.md', {
  programs: ['haqqd', 'cast'],
  differences: [
    'the packages for Python and Go were installed before',
    'the page of wagmi is opened without a browser; the tests send with one',
    'the programs ask a local chain, made as its page says',
    A_TERMINAL,
  ],
  fill: { [EXAMPLE_ADDRESS]: `${EXAMPLE_ADDRESS} ${EVM}`, [STRANGER]: `${STRANGER} ${REST}` },
  prepare: prepareLanguages,
  at: DEVELOPER,
  blocks: {
    Keystore: { fill: inTerminal('cast wallet import test --interactive') },
    Python: {
      ...password,
      fill: {
        'python3 -m venv .venv': 'cd ~/python',
        '.venv/bin/pip install -r requirements.txt': ':',
      },
    },
    Go: {
      ...password,
      fill: {
        'go mod init haqq-example-go': 'cd ~/go',
        'go get github.com/ethereum/go-ethereum@v1.17.10 golang.org/x/term@v0.45.0': `export GOMODCACHE=${GO_MODULES} GOCACHE=${GO_BUILDS} GOPROXY=off PATH="$PATH:/usr/local/go/bin"`,
      },
    },
    wagmi: {
      fill: {
        'npm install': 'cd ~/wagmi; npm install',
        ...asking('npx vite', 'curl -sf http://localhost:5173/main.tsx'),
      },
    },
    CosmJS: { ...password, fill: { 'npm init -y': 'cd ~/cosmos; npm init -y' } },
  },
})

export const computerPages: readonly PagePlan[] = [
  operatorQuickstart,
  localChain,
  keplr,
  l2Bridge,
  l2Contracts,
  languages,
]
