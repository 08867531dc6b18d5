import type { Precompile, PrecompileFunction } from '../data/precompiles-schema.ts'
import { ownValue } from '../lib/own-value.ts'
import { shellQuoted } from '../lib/snippet.ts'
import { network } from '../network.ts'
import { type AbiEntry, type AbiParameter, abiOf, canonicalType, signatureOf } from './abi.ts'

/** Placeholder for an address that differs for each coin. */
const OF_A_COIN = '"$TOKEN"'
const ADDRESS = '0xREPLACE_WITH_THE_ADDRESS'

/**
 * Arguments of transactions that the reader has to replace, by name. The example would give coins or
 * rights to an account that is nobody's; `cast` and the node refuse these.
 */
const TO_REPLACE: Readonly<Record<string, string>> = {
  grantee: ADDRESS,
  spender: ADDRESS,
  to: ADDRESS,
  withdrawerAddress: `${network.bech32.account.value}1REPLACE_WITH_THE_ADDRESS`,
  receiver: 'osmo1REPLACE_WITH_THE_ADDRESS',
  // Ten minutes from now, as `haqqd` does: coins that nobody delivers return only after it.
  timeoutTimestamp: '"$(( $(date +%s) + 600 ))000000000"',
}

/**
 * The call of a function as a terminal command, with Foundry's `cast`.
 *
 * cast call 0x…0800 \
 *   'delegation(address,string)(uint256,(string,uint256))' \
 *   0x1122… haqqvaloper1…
 */
export function castCommand(precompile: Precompile, entry: PrecompileFunction): string {
  const abi = abiEntryOf(precompile, entry.name)
  const isRead = entry.acts === 'anyone'
  const signature = isRead ? `${signatureOf(abi)}(${resultTypes(abi)})` : signatureOf(abi)
  const args = entry.inputs.map(({ name, example }, index) => {
    const toReplace = isRead ? undefined : ownValue(TO_REPLACE, name)
    return toReplace ?? castArgument(example, abi.inputs[index])
  })
  return [
    `cast ${isRead ? 'call' : 'send'} ${precompile.address ?? OF_A_COIN}`,
    shellQuoted(signature),
    ...args,
    ...(isRead ? [] : [`--gas-limit ${gasLimitOf(entry)} --account test`]),
  ].join(' \\\n  ')
}

function gasLimitOf({ name, gasLimit }: PrecompileFunction): number {
  if (gasLimit === undefined) throw new Error(`${name} is a transaction without a limit of gas`)
  return gasLimit
}

function abiEntryOf(precompile: Precompile, name: string): AbiEntry {
  const found = abiOf(precompile).find((entry) => entry.type === 'function' && entry.name === name)
  if (found === undefined) throw new Error(`${precompile.id} has no function ${name}`)
  return found
}

function resultTypes(entry: AbiEntry): string {
  return entry.type === 'function' ? entry.outputs.map(canonicalType).join(',') : ''
}

/** A value in the syntax of `cast`; lists and structures are one shell word. */
function castArgument(value: unknown, parameter: AbiParameter | undefined): string {
  const text = castValue(value, parameter, 'outside')
  return /^[\w@%+=:,./-]+$/.test(text) && !text.startsWith('-') ? text : shellQuoted(text)
}

/** Strings inside a list or structure are quoted. */
function castValue(
  value: unknown,
  parameter: AbiParameter | undefined,
  place: 'inside' | 'outside',
): string {
  if (Array.isArray(value)) {
    const item = parameter && { ...parameter, type: parameter.type.replace(/\[\]$/, '') }
    return `[${value.map((entry) => castValue(entry, item, 'inside')).join(',')}]`
  }
  if (typeof value === 'object' && value !== null) {
    const fields = parameter?.components ?? []
    return `(${fields.map((field) => castValue(Reflect.get(value, field.name), field, 'inside')).join(',')})`
  }
  return parameter?.type === 'string' && place === 'inside' ? JSON.stringify(value) : String(value)
}
