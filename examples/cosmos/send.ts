import {
  DirectEthSecp256k1Wallet,
  makeAuthInfoBytes,
  makeSignDoc,
  Registry,
} from '@cosmjs/proto-signing'
import { PubKey } from 'cosmjs-types/cosmos/crypto/secp256k1/keys'
import { TxRaw } from 'cosmjs-types/cosmos/tx/v1beta1/tx'
import { openKeystore } from './keystore.ts'

const [keystore = '', recipient = '', url = 'https://rest.cosmos.testedge2.haqq.network'] =
  process.argv.slice(2)
const GAS = 200_000
const GAS_PRICE = 25_000_000_000n
const coins = (amount: bigint) => [{ denom: 'aISLM', amount: String(amount) }]

async function rest(path: string, body?: object) {
  const init = body && { method: 'POST', body: JSON.stringify(body) }
  const response = await fetch(`${url}${path}`, init)
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
  return response.json()
}

// Signs with keccak256, as the accounts of this chain do.
const wallet = await DirectEthSecp256k1Wallet.fromKey(await openKeystore(keystore), 'haqq')
const [{ address, pubkey } = { address: '', pubkey: new Uint8Array() }] = await wallet.getAccounts()

const { balance } = await rest(`/cosmos/bank/v1beta1/balances/${address}/by_denom?denom=aISLM`)
console.log(address, balance.amount, balance.denom)

const { default_node_info: node } = await rest('/cosmos/base/tendermint/v1beta1/node_info')
const { account } = await rest(`/cosmos/auth/v1beta1/accounts/${address}`)
// A vesting account holds its base account one level deeper.
const { account_number: number, sequence } =
  account.base_account ?? account.base_vesting_account.base_account

const body = new Registry().encodeTxBody({
  messages: [
    {
      typeUrl: '/cosmos.bank.v1beta1.MsgSend',
      value: {
        fromAddress: address,
        toAddress: recipient,
        amount: coins(10_000_000_000_000_000n),
      },
    },
  ],
})
// CosmJS writes the type of newer chains; this one knows the key by another name.
const key = {
  typeUrl: '/ethermint.crypto.v1.ethsecp256k1.PubKey',
  value: PubKey.encode({ key: pubkey }).finish(),
}
const signer = { pubkey: key, sequence: Number(sequence) }
const fee = coins(BigInt(GAS) * GAS_PRICE)
const auth = makeAuthInfoBytes([signer], fee, GAS, undefined, undefined)
const document = makeSignDoc(body, auth, node.network, Number(number))
const { signed, signature } = await wallet.signDirect(address, document)

const bytes = TxRaw.encode({
  bodyBytes: signed.bodyBytes,
  authInfoBytes: signed.authInfoBytes,
  signatures: [Buffer.from(signature.signature, 'base64')],
}).finish()
const { tx_response: sent } = await rest('/cosmos/tx/v1beta1/txs', {
  tx_bytes: Buffer.from(bytes).toString('base64'),
  mode: 'BROADCAST_MODE_SYNC',
})
if (sent.code !== 0) throw new Error(sent.raw_log)

// Accepted by the node is not yet carried out.
for (let tries = 0; tries < 30; tries++) {
  await new Promise((resolve) => setTimeout(resolve, 2000))
  const found = await fetch(`${url}/cosmos/tx/v1beta1/txs/${sent.txhash}`)
  if (!found.ok) continue
  const { code, raw_log: log } = (await found.json()).tx_response
  console.log(code === 0 ? 'success' : log, sent.txhash)
  process.exit(code)
}
throw new Error(`${sent.txhash} is in no block after a minute`)
