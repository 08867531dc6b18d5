import { describe, expect, test } from 'vitest'
import { moduleAccounts as accounts } from '../data/module-accounts.ts'
import { network } from '../network.ts'
import { convertAddress } from './addresses.ts'
import { stakingRewards } from './staking.ts'
import { fromBaseUnits, toBaseUnits } from './units.ts'

const prefixes = {
  account: network.bech32.account.value,
  validator: network.bech32.validator.value,
}
const convert = (text: string) => convertAddress(text, prefixes)
const messageOf = (text: string) => {
  const result = convert(text)
  return result.ok ? '' : result.message
}

/** Repeatable random integers below a limit. */
function randomOf(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return Math.floor((state / 4294967296) * limit)
  }
}

describe('units', () => {
  test.each([
    ['1', '1000000000000000000'],
    ['1.5', '1500000000000000000'],
    ['.000000000000000001', '1'],
    ['1,000', '1000000000000000000000'],
    ['0', '0'],
  ])('%s ISLM is %s aISLM', (islm, base) => {
    expect(toBaseUnits(islm)).toEqual({ ok: true, value: base })
  })

  test('there and back is the same number, for any amount', () => {
    const random = randomOf(7)
    for (let run = 0; run < 500; run++) {
      const digits = Array.from({ length: 1 + random(40) }, () => random(10)).join('')
      const base = BigInt(digits).toString()
      const islm = fromBaseUnits(base)
      expect(islm.ok && toBaseUnits(islm.value)).toEqual({ ok: true, value: base })
    }
  })

  test.each(['', '.', '1.2.3', '-1', '1e5', 'abc'])('%j is no amount', (text) => {
    expect(toBaseUnits(text).ok).toBe(false)
  })

  test('too many decimals are refused, not cut', () => {
    expect(toBaseUnits('0.0000000000000000001')).toEqual({
      ok: false,
      message: 'ISLM has 18 decimals; this number has 19.',
    })
    expect(fromBaseUnits('1.5').ok).toBe(false)
  })
})

describe('addresses', () => {
  test.each(accounts)('$name: both forms belong together', ({ address, hex }) => {
    const fromHex = convert(hex)
    expect(fromHex.ok && fromHex.forms.account).toBe(address)
    const fromBech32 = convert(address)
    expect(fromBech32.ok && fromBech32.forms.hex.toLowerCase()).toBe(hex)
  })

  test('any form leads back to itself', () => {
    const random = randomOf(11)
    for (let run = 0; run < 100; run++) {
      const hex = `0x${Array.from({ length: 40 }, () => random(16).toString(16)).join('')}`
      const result = convert(hex)
      if (!result.ok) throw new Error(result.message)
      for (const form of Object.values(result.forms)) expect(convert(form)).toEqual(result)
    }
  })

  test('says what is wrong', () => {
    const [{ address = '', hex = '' } = {}] = accounts
    expect(messageOf('')).toBe('Enter an address.')
    expect(messageOf('cosmos1abc')).toContain('The prefix is "cosmos"')
    expect(messageOf(`${address.slice(0, -1)}q`)).toContain('checksum is wrong')
    expect(messageOf('0x12')).toContain('this one has 2')
    expect(messageOf(`0x${'g'.repeat(40)}`)).toContain('0-9')
    const right = convert(hex)
    const mixed = right.ok ? right.forms.hex : ''
    const wrong = mixed.replace(/[a-f]/, (letter) => letter.toUpperCase())
    expect(messageOf(wrong === mixed ? mixed.toLowerCase() : wrong)).toContain('checksum')
  })
})

test('rewards follow the formula that is shown', () => {
  const result = stakingRewards({ stake: 1000, coefficient: 7.8, communityTax: 10, commission: 5 })
  expect(result.rate).toBeCloseTo(6.669, 10)
  expect(result.yearly).toBeCloseTo(66.69, 10)
})
