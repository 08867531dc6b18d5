import { cp, mkdir, stat, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { encryptKeystoreJson, Wallet } from 'ethers'
import { network as facts } from '../../site/network.ts'
import { DrillError } from '../options.ts'
import type { PagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'

const AT = 'you@computer'
const HOME = '/home/you'
const PASSWORD = 'a password'
const RPC = 'http://10.0.0.21'
/** What `go mod download` of the person who runs the drill has stored. */
const GO_MODULES = process.env.GOMODCACHE ?? join(homedir(), 'go/pkg/mod')

/** Projects of `examples/`, with what must have been installed there. */
const PROJECTS = [
  ['python', '.venv', 'python3 -m venv .venv && .venv/bin/pip install -r requirements.txt'],
  ['go', 'go.sum', 'go mod download'],
  ['cosmos', 'node_modules', 'npm ci'],
] as const

async function prepare(scene: Scene): Promise<void> {
  const network = await scene.startNetwork()
  const { root } = await scene.startMachine('computer', '10.0.0.8')
  for (const [name, installed, command] of PROJECTS) {
    const folder = resolve('examples', name)
    if ((await stat(join(folder, installed)).catch(() => undefined)) === undefined)
      throw new DrillError(`examples/${name} is not installed; run there: ${command}`)
    await cp(folder, join(root, HOME, name), { recursive: true, verbatimSymlinks: true })
  }
  const wallet = Wallet.createRandom()
  const keystores = join(root, HOME, '.foundry/keystores')
  await mkdir(keystores, { recursive: true })
  const { address: hex, privateKey } = wallet
  const json = await encryptKeystoreJson({ address: hex, privateKey }, PASSWORD, {
    scrypt: { N: 1024 },
  })
  await writeFile(join(keystores, 'test'), json.replace('"Crypto":', '"crypto":'))
  const printed = await network.haqqd(['debug', 'addr', hex])
  const [, address = ''] = /(haqq1[0-9a-z]{38})/.exec(printed) ?? []
  const amount = `10${'0'.repeat(18)}${facts.coin.baseDenom.value}`
  await network.send(['tx', 'bank', 'send', 'faucet', address, amount])
  await untilAnswers(`${RPC}:8545`)
}

/** The JSON-RPC server starts some seconds after the node. */
async function untilAnswers(url: string): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    if ((await fetch(url).catch(() => undefined)) !== undefined) return
    await wait(1000)
  }
  throw new DrillError(`${url} does not answer after a minute`)
}

const password = { at: AT, typed: `${PASSWORD}\n`, seconds: 300 } as const

export const languages: PagePlan = {
  page: 'content/develop/languages.md',
  programs: ['haqqd'],
  differences: ['the packages were installed before', 'the programs ask the local network'],
  fill: {
    '0x1122334455667788990011223344556677889900': `0x1122334455667788990011223344556677889900 ${RPC}:8545`,
    haqq1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgq7jj5va: `haqq1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgq7jj5va ${RPC}:1317`,
  },
  prepare,
  blocks: [
    { step: 'Keystore', skip: 'the key is pasted into a prompt, which needs a terminal' },
    {
      ...password,
      step: 'Python',
      fill: {
        'python3 -m venv .venv': 'cd ~/python',
        '.venv/bin/pip install -r requirements.txt': ':',
      },
      prints: [/^Balance: 10 ISLM$/m, /^success 0x[0-9a-f]{64}$/m],
    },
    {
      ...password,
      step: 'Go',
      fill: {
        'go mod init haqq-example-go': 'cd ~/go',
        'go get github.com/ethereum/go-ethereum@v1.17.10 golang.org/x/term@v0.45.0': `export GOMODCACHE=${GO_MODULES} GOPROXY=off PATH="$PATH:/usr/local/go/bin"`,
      },
      prints: [/^Balance: 9\.\d+ ISLM$/m, /^status 1 0x[0-9a-f]{64}$/m],
    },
    { step: 'wagmi', skip: 'needs a browser with a wallet; the tests have one' },
    {
      ...password,
      step: 'CosmJS',
      fill: {
        'npm install --save-exact @cosmjs/proto-signing@0.39.0 cosmjs-types@0.11.0 ethers@6.17.0 tsx@4.23.15':
          'cd ~/cosmos',
      },
      prints: [/^haqq1[0-9a-z]{38} \d+ aISLM$/m, /^success [0-9A-F]{64}$/m],
    },
  ],
}
