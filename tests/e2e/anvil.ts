import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { freePort } from '../free-port.ts'

/** First account of Anvil's public test phrase; it has 10,000 coins. */
export const RICH_ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

export interface Anvil {
  readonly url: string
  readonly stop: () => Promise<void>
}

interface AnvilOptions {
  readonly chainId?: number
  /** Any free one by default. */
  readonly port?: number
}

/** Start an EVM node with HAQQ's chain id; resolves when it answers. */
export async function startAnvil({ chainId = 11235, port }: AnvilOptions = {}): Promise<Anvil> {
  const chosen = port ?? (await freePort())
  const url = `http://localhost:${chosen}`
  const options = ['--chain-id', String(chainId), '--port', String(chosen), '--silent']
  const child = spawn(anvilPath(), options, { stdio: 'ignore' })
  child.once('error', () => {})
  await answers(child, url)
  return {
    url,
    stop: () =>
      new Promise((done) => {
        child.once('exit', () => done())
        child.kill()
      }),
  }
}

/**
 * Path of the program: from its package on Linux, elsewhere from an installation of Foundry. The
 * package for all platforms depends on some that certain registries lack, so `npm ci` would fail.
 */
function anvilPath(): string {
  try {
    return createRequire(import.meta.url).resolve('@foundry-rs/anvil-linux-amd64/bin/anvil')
  } catch {
    return process.env.ANVIL_PATH ?? 'anvil'
  }
}

async function answers(child: ChildProcess, url: string): Promise<void> {
  const body = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}'
  const headers = { 'Content-Type': 'application/json' }
  for (let attempt = 0; attempt < 100; attempt++) {
    if (child.exitCode !== null) throw new Error(`Anvil ended with code ${child.exitCode}`)
    const response = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined)
    if (response?.ok === true) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error('Anvil did not answer within 10 s')
}
