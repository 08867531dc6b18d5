import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { concat, type Hex, keccak256, recoverAddress, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { testnet } from '../../site/facts/testnet.ts'
import { installedExample, KEY, lacksPackages, packagesOf } from './example-project.ts'

const PAGE = 'content/develop/languages.md'
/** The account of the key, as Cosmos writes it. */
const SENDER = 'haqq17w0adeg64ky0daxwd2ugyuneellmjgnxp6wp4k'
const RECIPIENT = 'haqq1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgq7jj5va'
const CHAIN = testnet.cosmosChainId.value

test.skipIf(lacksPackages('cosmos'))(
  'the Cosmos project signs a transfer that the chain accepts',
  async () => {
    const project = await installedExample('cosmos')
    const rest = await startRest()
    expect(await project.run(['tsx', 'send.ts', project.keystore, RECIPIENT, rest.url])).toBe(
      `${SENDER} 5 aISLM\nsuccess ABC`,
    )
    rest.stop()

    const [body, auth, signature] = fieldsOf(rest.sent())
    if (body === undefined || auth === undefined || signature === undefined)
      throw new Error('the transaction has no signature')
    // SignDoc: body, signers and fee, chain id, and the number of the account, which is 7.
    const document = concat([
      ...[body, auth, Buffer.from(CHAIN)].map((value, index) => field(index + 1, value)),
      '0x2007',
    ])
    const hash = keccak256(document)
    const signers = await Promise.all(
      (['1b', '1c'] as const).map((v) =>
        recoverAddress({ hash, signature: `${toHex(signature)}${v}` }),
      ),
    )
    expect(signers).toContain(privateKeyToAccount(KEY).address)
    expect(auth.toString('latin1')).toContain('/ethermint.crypto.v1.ethsecp256k1.PubKey')
    expect(body.toString('latin1')).toContain('/cosmos.bank.v1beta1.MsgSend')
    expect(body.toString('latin1')).toContain(RECIPIENT)
  },
)

test.each([
  ['cosmos', 4],
  ['wagmi', 6],
])('the page shows how to install what %s was run with', async (name, count) => {
  const packages = await packagesOf(name)
  expect(packages).toHaveLength(count)
  const lines = (await readFile(PAGE, 'utf8')).split('\n')
  const installs = lines
    .filter((line) => line.startsWith('npm install --save-exact '))
    .map((line) => line.split(' ').slice(3).sort())
  expect(installs).toContainEqual(packages)
})

// A machine of CI has neither Go nor Python, and both would double its time: drills run these two.
test('the page names the modules of Go and the file of Python with their exact versions', async () => {
  const page = await readFile(PAGE, 'utf8')
  const [, direct = ''] = /require \(\n([\s\S]*?)\)/.exec(await read('go/go.mod')) ?? []
  const modules = direct
    .trim()
    .split('\n')
    .map((line) => line.trim().replace(' ', '@'))
  expect(modules).toHaveLength(2)
  expect(page).toContain(`go get ${modules.join(' ')}`)
  expect(await read('python/requirements.txt')).toMatch(/^(?:[\w-]+==\d+\.\d+\.\d+\n)+$/)
})

test.each([
  ['go/main.go', testnet.rpc.evm.value],
  ['python/send.py', testnet.rpc.evm.value],
  ['cosmos/send.ts', testnet.rpc.rest.value],
])('%s asks the test network, and takes its key from a keystore', async (file, url) => {
  const source = await read(file)
  expect(source).toContain(url)
  expect(source).not.toMatch(/environ|[Gg]etenv|process\.env|0x[0-9a-f]{64}/)
  expect(source).toMatch(/keystore/)
  expect(await readFile(PAGE, 'utf8')).toContain(`file=/examples/${file}`)
})

const read = (file: string) => readFile(resolve('examples', file), 'utf8')

/** A REST endpoint with one account, which keeps the transaction that it is sent. */
async function startRest() {
  let sent = ''
  const answers: Readonly<Record<string, unknown>> = {
    '/cosmos/base/tendermint/v1beta1/node_info': { default_node_info: { network: CHAIN } },
    [`/cosmos/auth/v1beta1/accounts/${SENDER}`]: {
      account: { base_account: { account_number: '7', sequence: '3' } },
    },
    [`/cosmos/bank/v1beta1/balances/${SENDER}/by_denom?denom=aISLM`]: {
      balance: { amount: '5', denom: 'aISLM' },
    },
    '/cosmos/tx/v1beta1/txs': { tx_response: { code: 0, txhash: 'ABC' } },
    '/cosmos/tx/v1beta1/txs/ABC': { tx_response: { code: 0 } },
  }
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') sent = JSON.parse(await text(request)).tx_bytes
    const answer = answers[request.url ?? '']
    response.writeHead(answer === undefined ? 404 : 200).end(JSON.stringify(answer ?? {}))
  })
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    sent: () => Buffer.from(sent, 'base64'),
    stop: () => server.close(),
  }
}

/** The values of the fields of a Protobuf message, all of which have a length. */
function fieldsOf(message: Buffer): Buffer[] {
  const found: Buffer[] = []
  let at = 0
  while (at < message.length) {
    at += 1
    let length = 0
    for (let shift = 0; ; shift += 7) {
      const byte = message[at++] ?? 0
      length |= (byte & 0x7f) << shift
      if (byte < 0x80) break
    }
    found.push(message.subarray(at, at + length))
    at += length
  }
  return found
}

/** A field of a Protobuf message, with its number and its length. */
function field(number: number, value: Buffer): Hex {
  const length: number[] = []
  for (let rest = value.length; ; rest >>= 7) {
    length.push(rest < 0x80 ? rest : (rest & 0x7f) | 0x80)
    if (rest < 0x80) break
  }
  return toHex(Buffer.concat([Buffer.from([(number << 3) | 2, ...length]), value]))
}
