import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { getBytes, Wallet } from 'ethers'

/** The key in a keystore of Foundry. Its password is asked for, and not shown. */
export async function openKeystore(file: string): Promise<Uint8Array> {
  const keystore = readFileSync(file, 'utf8')
  const { privateKey } = await Wallet.fromEncryptedJson(keystore, await askPassword())
  return getBytes(privateKey)
}

async function askPassword(): Promise<string> {
  process.stderr.write('Password of the keystore: ')
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const { stdin } = process
  const lines = createInterface({ input: stdin, output: silent, terminal: stdin.isTTY })
  const password = await lines.question('')
  lines.close()
  process.stderr.write('\n')
  return password
}
