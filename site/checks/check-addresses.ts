import { bech32 } from '@scure/base'
import type { ContentPage, Finding } from 'warraq/plugin'
import { codeFences } from 'warraq/plugin'
import { evmChecksum } from './evm-checksum.ts'

const EVM_ADDRESS = /(?<![\w])0x[0-9a-fA-F]{40}(?![\w])/g
/** Lengths in bytes of an account, and of an account that a module derives. */
const BECH32_LENGTHS: readonly number[] = [20, 32]
/** With fewer characters after the prefix it is a placeholder, such as `cosmos1youraddress`. */
const MIN_BECH32_DATA = 30

/**
 * Checks that every complete address has a correct checksum. In code an EVM address may be all
 * lower case, as nodes return it; elsewhere it needs the EIP-55 checksum.
 */
export function createAddressCheck(
  prefixes: readonly string[],
): (page: Pick<ContentPage, 'file' | 'text'>) => Finding[] {
  const bech32Address =
    prefixes.length === 0
      ? undefined
      : new RegExp(
          `(?<![\\w])(?:${[...prefixes].sort((a, b) => b.length - a.length).join('|')})1[a-z0-9]{${MIN_BECH32_DATA},}(?![\\w…]|\\.\\.)`,
          'gi',
        )
  return ({ file, text }) => {
    const code = new Set(
      codeFences(text).flatMap(({ line, lastLine }) =>
        Array.from({ length: lastLine - line + 1 }, (_, index) => line + index),
      ),
    )
    return text.split('\n').flatMap((content, index): Finding[] => {
      const line = index + 1
      const evm = (content.match(EVM_ADDRESS) ?? []).flatMap((address) =>
        evmProblem(address, code.has(line)),
      )
      const cosmos = (
        bech32Address === undefined ? [] : (content.match(bech32Address) ?? [])
      ).flatMap(bech32Problem)
      return [...evm, ...cosmos].map((problem) => ({ ...problem, file, line }))
    })
  }
}

type Problem = Omit<Finding, 'file' | 'line'>

function evmProblem(address: string, isCode: boolean): Problem[] {
  const expected = evmChecksum(address)
  if (address === expected || (isCode && address === address.toLowerCase())) return []
  return [
    {
      code: 'address/checksum',
      found: address,
      expected: 'an address with the checksum of EIP-55',
      fix: `write ${expected} when it is the right address; a wrong letter changes the address`,
    },
  ]
}

function bech32Problem(address: string): Problem[] {
  const wrong = (expected: string): Problem[] => [
    {
      code: 'address/checksum',
      found: address,
      expected,
      fix: 'copy the address again from its source',
    },
  ]
  try {
    const { words } = bech32.decode(address as `${string}1${string}`)
    const { length } = bech32.fromWords(words)
    return BECH32_LENGTHS.includes(length)
      ? []
      : wrong(`an address of ${BECH32_LENGTHS.join(' or ')} bytes, this has ${length}`)
  } catch {
    return wrong('a bech32 address with a right checksum')
  }
}
