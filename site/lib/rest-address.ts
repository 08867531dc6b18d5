import { bech32 } from '../facts/common.ts'
import { convertAddress } from './addresses.ts'

const PREFIXES = { account: bech32.account.value, validator: bech32.validator.value }

/**
 * The problem with an address in a path such as `/evmos/evm/v1/account/{address}`, with the form
 * that the module takes; `undefined` if it is valid. A module of its own, because checksums are
 * 5.5 KB.
 */
export function restAddressProblem(path: string, text: string): string | undefined {
  const result = convertAddress(text, PREFIXES)
  if (!result.ok) return result.message
  const { hex, account } = result.forms
  const isHex = /^0x/i.test(text)
  if (path.startsWith('/evmos/evm/'))
    return isHex ? undefined : `queries of the EVM take the 0x form: ${hex}`
  return text.toLowerCase() === account
    ? undefined
    : `queries of this module take the ${PREFIXES.account}1 form: ${account}`
}
