import assert from 'node:assert/strict'
import { cp, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { EXAMPLE_ADDRESS } from '../answers/chain-history.ts'
import { GO_BUILDS, GO_MODULES, giveNpmCache } from '../network/developers-tools.ts'
import { fundFromDev, startChain, startReadersChain, stopChain } from '../network/readers-chain.ts'
import { PASSWORD, saveKeystore } from '../network/readers-keystore.ts'
import { A_TERMINAL, asking, inTerminal, paste } from '../network/terminal.ts'
import { STRANGER } from '../network/transactions.ts'
import { DrillError } from '../options.ts'
import { pagePlan } from '../plan.ts'
import { ROOT } from '../root.ts'
import type { Scene } from '../scene.ts'
import { DEVELOPER } from './scenes.ts'

const heightOf = async (scene: Scene) =>
  Number(
    await scene.exec(
      'computer',
      'haqqd status --home /home/you/haqq-local | jq -r .SyncInfo.latest_block_height',
    ),
  )

export const operatorQuickstart = pagePlan('l1-network/quickstart.md', {
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
        await stopChain(scene)
        await startChain(scene)
        const after = await heightOf(scene)
        assert.ok(after >= before, `it began again at ${after}, and was at ${before}`)
      },
    },
  },
})

/** A computer with the programs of the page. */
async function prepareLocalChain(scene: Scene): Promise<void> {
  await scene.startMachine('computer')
  await scene.install('computer', 'haqqd', 'cast')
}

/** Lets the reader paste the key that the first command of the block prints. */
async function pasteKey(scene: Scene): Promise<void> {
  const show = 'haqqd keys unsafe-export-eth-key dev --home /home/you/haqq-local'
  const key = await scene.exec('computer', show)
  await paste(scene, 'computer', [key.trim(), PASSWORD])
  await scene.save(DEVELOPER, 'password', PASSWORD)
}

export const localChain = pagePlan('develop/local-chain.md', {
  programs: ['haqqd', 'cast'],
  differences: [A_TERMINAL],
  fill: inTerminal('cast wallet import local-dev --interactive'),
  prepare: prepareLocalChain,
  at: DEVELOPER,
  blocks: {
    'Start the chain > 2': { after: (scene) => startChain(scene) },
    'Stake from a test': [{ before: pasteKey }, {}],
    'Remove the chain': { before: stopChain },
  },
})

/** What the page gives as the last argument for a local chain. */
const [EVM, REST] = ['http://localhost:8545', 'http://localhost:1317']

/** Projects of `examples/`, with what must have been installed there. */
const PROJECTS = [
  ['python', '.venv', 'python3 -m venv .venv && .venv/bin/pip install -r requirements.txt'],
  ['go', 'go.sum', 'go mod download'],
] as const

async function prepareLanguages(scene: Scene): Promise<void> {
  await startReadersChain(scene)
  await scene.install('computer', 'cast')
  await giveNpmCache(scene, DEVELOPER)
  for (const [name, installed, command] of PROJECTS) {
    const folder = join(ROOT, 'examples', name)
    if ((await stat(join(folder, installed)).catch(() => undefined)) === undefined)
      throw new DrillError(`examples/${name} is not installed; run there: ${command}`)
    await cp(folder, join(scene.homeOf(DEVELOPER), name), {
      recursive: true,
      verbatimSymlinks: true,
    })
  }
  const { key, hex } = await saveKeystore(scene, 'you', 'made')
  await fundFromDev(scene, hex)
  await paste(scene, 'computer', [key, PASSWORD])
}

export const languages = pagePlan('develop/languages.md', {
  programs: ['haqqd', 'cast'],
  differences: ['the programs ask a local chain, made as its page says', A_TERMINAL],
  fill: {
    [EXAMPLE_ADDRESS]: `${EXAMPLE_ADDRESS} ${EVM}`,
    [STRANGER]: `${STRANGER} ${REST}`,
    'go get github.com/ethereum/go-ethereum@v1.17.10 golang.org/x/term@v0.45.0': `export GOMODCACHE=${GO_MODULES} GOCACHE=${GO_BUILDS} GOPROXY=off PATH="$PATH:/usr/local/go/bin"`,
    ...inTerminal('cast wallet import test --interactive'),
    ...asking('npx vite', 'curl -sf http://localhost:5173/main.tsx'),
  },
  prepare: prepareLanguages,
  at: DEVELOPER,
})
