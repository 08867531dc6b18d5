import { bech32 } from '@scure/base'
import fc from 'fast-check'
import { getAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { network } from '../network.ts'
import { convertAddress } from './addresses.ts'

const prefixes = {
  account: network.bech32.account.value,
  validator: network.bech32.validator.value,
}
const convert = (text: string) => convertAddress(text, prefixes)
const messageOf = (text: string) => {
  const result = convert(text)
  return result.ok ? '' : result.message
}
const accountBytes = fc.uint8Array({ minLength: 20, maxLength: 20 })
const hexOf = (bytes: Uint8Array): `0x${string}` => `0x${Buffer.from(bytes).toString('hex')}`
const bech32Of = (prefix: string, bytes: Uint8Array) => bech32.encode(prefix, bech32.toWords(bytes))

describe('addresses', () => {
  test('any form converts to all forms; the hex form equals that of viem', () => {
    fc.assert(
      fc.property(accountBytes, (bytes) => {
        const result = convert(hexOf(bytes))
        expect(result).toEqual({
          ok: true,
          forms: {
            hex: getAddress(hexOf(bytes)),
            account: bech32Of(prefixes.account, bytes),
            validator: bech32Of(prefixes.validator, bytes),
          },
        })
        if (!result.ok) return
        for (const form of Object.values(result.forms)) {
          expect(convert(form)).toEqual(result)
          expect(convert(`  ${form} `)).toEqual(result)
        }
      }),
    )
  })

  test('a changed character of a bech32 address breaks its checksum', () => {
    const letters = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
    fc.assert(
      fc.property(
        accountBytes,
        fc.integer({ min: 5, max: 42 }),
        fc.constantFrom(...letters),
        (bytes, place, letter) => {
          const address = bech32Of(prefixes.account, bytes)
          fc.pre(address[place] !== letter)
          const changed = address.slice(0, place) + letter + address.slice(place + 1)
          expect(messageOf(changed)).toContain('checksum is wrong')
        },
      ),
    )
  })

  test('a letter of a hex address in the other case breaks its checksum', () => {
    fc.assert(
      fc.property(accountBytes, fc.nat(), (bytes, pick) => {
        const right = getAddress(hexOf(bytes))
        const letters = [...right].flatMap((digit, at) =>
          at > 1 && /[a-f]/i.test(digit) ? at : [],
        )
        fc.pre(letters.length > 2)
        const at = letters[pick % letters.length] ?? 2
        const digit = right[at] ?? ''
        const other = digit === digit.toUpperCase() ? digit.toLowerCase() : digit.toUpperCase()
        const changed = right.slice(0, at) + other + right.slice(at + 1)
        const digits = changed.slice(2)
        fc.pre(digits !== digits.toLowerCase() && digits !== digits.toUpperCase())
        expect(messageOf(changed)).toContain('checksum')
      }),
    )
  })

  test('a wrong prefix or length is reported', () => {
    const length = fc.integer({ min: 1, max: 40 }).filter((count) => count !== 20)
    fc.assert(
      fc.property(accountBytes, fc.constantFrom('cosmos', 'evmos', 'osmo'), (bytes, prefix) => {
        expect(messageOf(bech32Of(prefix, bytes))).toContain(`The prefix is "${prefix}"`)
      }),
    )
    fc.assert(
      fc.property(length, (count) => {
        const bytes = new Uint8Array(count)
        expect(messageOf(bech32Of(prefixes.account, bytes))).toContain(`has ${count}.`)
        expect(messageOf(hexOf(bytes))).toContain(`this one has ${count * 2}.`)
      }),
    )
  })

  test('any text is converted or refused with a sentence, and nothing is thrown', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.string().map((text) => `0x${text}`),
      fc.string().map((text) => `haqq1${text}`),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const result = convert(text)
        expect(result.ok ? result.forms.hex : result.message).toBeTruthy()
      }),
    )
    expect(messageOf('')).toBe('Enter an address.')
    expect(messageOf('abc')).toBe('An address starts with haqq1 or haqqvaloper1, or with 0x.')
    expect(messageOf('a'.repeat(40))).toContain('starts with 0x')
    expect(messageOf('haqq1ZY3rx3z4vemc3xgqzy3rx3z4vemc3xgq7jj5va')).toContain('mixed')
    expect(messageOf(`0x${'g'.repeat(40)}`)).toContain('0-9')
  })
})
