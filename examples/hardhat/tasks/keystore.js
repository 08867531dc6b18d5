const { readFileSync, writeFileSync } = require('node:fs')
const { createInterface } = require('node:readline/promises')
const { Writable } = require('node:stream')
const { Wallet } = require('ethers')

/** Makes a key and stores it encrypted; gives its address. */
async function createKeystore(file) {
  const wallet = Wallet.createRandom()
  const json = await wallet.encrypt(await askPassword())
  // Fails if the file exists, so that no key is lost.
  writeFileSync(file, json, { flag: 'wx', mode: 0o600 })
  return wallet.address
}

/** The account in a keystore. Its password is asked for, and not shown. */
async function openKeystore(file, provider) {
  const wallet = await Wallet.fromEncryptedJson(readFileSync(file, 'utf8'), await askPassword())
  return wallet.connect(provider)
}

async function askPassword() {
  process.stderr.write('Password of the keystore: ')
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const { stdin } = process
  const lines = createInterface({ input: stdin, output: silent, terminal: stdin.isTTY })
  const password = await lines.question('')
  lines.close()
  process.stderr.write('\n')
  return password
}

module.exports = { createKeystore, openKeystore }
