import { bech32 } from '@scure/base'
import type { RestEndpoint } from '../data/rest-endpoints-schema.ts'
import { convertAddress } from '../lib/addresses.ts'
import { ownValue } from '../lib/own-value.ts'
import { network } from '../network.ts'

/** A fictional address, used in all examples. */
const HEX = '0x1122334455667788990011223344556677889900'
const TOKEN = network.tokens.axlUSDC.address.value
/** `decimals()` of an ERC-20 contract. */
const CALL = { to: TOKEN, input: '0x313ce567' }

const EXAMPLES: Readonly<Record<string, string>> = {
  args: Buffer.from(JSON.stringify(CALL)).toString('base64'),
  cons_address: consensusAddress(),
  denom: network.coin.baseDenom.value,
  gas_cap: '25000000',
  identifier: 'day',
  key: '0x0',
  token: TOKEN,
}

/** An example value of a parameter; `undefined` for optional ones that the example leaves out. */
export function exampleOf({ path }: RestEndpoint, name: string): string | undefined {
  if (name === 'address') return path.startsWith('/evmos/evm/') ? HEX : accountAddress()
  if (path.includes('/storage/') && name === 'key') return EXAMPLES.key
  if (path.includes('/liquidvesting/') && name === 'denom') return 'aLIQUID1'
  return name === 'key' ? undefined : ownValue(EXAMPLES, name)
}

function accountAddress(): string {
  const result = convertAddress(HEX, {
    account: network.bech32.account.value,
    validator: network.bech32.validator.value,
  })
  if (!result.ok) throw new Error(result.message)
  return result.forms.account
}

function consensusAddress(): string {
  const bytes = Uint8Array.from(Buffer.from(HEX.slice(2), 'hex'))
  return bech32.encode(network.bech32.consensus.value, bech32.toWords(bytes))
}
