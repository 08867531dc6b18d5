import { cp, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { EXAMPLE_ADDRESS } from '../answers/chain-history.ts'
import { GO_BUILDS, GO_MODULES, giveNpmCache } from '../network/developers-tools.ts'
import { STRANGER } from '../network/paid.ts'
import { fundFromDev, startReadersChain } from '../network/readers-chain.ts'
import { PASSWORD, saveKeystore } from '../network/readers-keystore.ts'
import { A_TERMINAL, asking, inTerminal, paste } from '../network/terminal.ts'
import { DrillError } from '../options.ts'
import { pageFile } from '../page-file.ts'
import { pagePlan } from '../plan.ts'
import { installProgram, type Scene } from '../scene.ts'
import { DEVELOPER as AT, homeOf, save } from './developer.ts'

const HOME = '/home/you'
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

async function prepare(scene: Scene): Promise<void> {
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

const password = { at: AT, typed: `${PASSWORD}\n`, seconds: 300 } as const

export const languages = pagePlan('develop/languages.md', {
  programs: ['haqqd', 'cast'],
  differences: [
    'the packages for Python and Go were installed before',
    'the page of wagmi is opened without a browser; the tests send with one',
    'the programs ask a local chain, made as its page says',
    A_TERMINAL,
  ],
  fill: { [EXAMPLE_ADDRESS]: `${EXAMPLE_ADDRESS} ${EVM}`, [STRANGER]: `${STRANGER} ${REST}` },
  prepare,
  at: 'you@computer',
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
