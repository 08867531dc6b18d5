import { bech32 } from '../facts/common.ts'
import { convertAddress } from './addresses.ts'
import type { AddressCheck } from './rpc-fields.ts'

const PREFIXES = { account: bech32.account.value, validator: bech32.validator.value }

/** Fields of call and filter objects that contain addresses. */
const ADDRESS_FIELDS = ['from', 'to', 'address'] as const

/** The problem with a text where JSON-RPC expects an address; `undefined` if it is valid. */
function addressProblem(text: string): string | undefined {
  const result = convertAddress(text, PREFIXES)
  if (!result.ok) return result.message
  if (/^0x/i.test(text.trim())) return undefined
  return `JSON-RPC takes the 0x form: ${result.forms.hex}`
}

/** The problem with an address inside a call or filter object, with the name of its field. */
function innerAddressProblem(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  for (const field of ADDRESS_FIELDS) {
    const inner: unknown = Reflect.get(value, field)
    for (const entry of Array.isArray(inner) ? inner : [inner]) {
      const problem = typeof entry === 'string' ? addressProblem(entry) : undefined
      if (problem !== undefined) return `${field}: ${problem}`
    }
  }
  return undefined
}

/** Checks the addresses in a field. A module of its own, because checksums are 5.5 KB. */
export const addressCheck: AddressCheck = ({ kind }, value) =>
  kind === 'address' ? addressProblem(String(value)) : innerAddressProblem(value)
