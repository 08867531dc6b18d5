import { expect, test } from 'vitest'
import { markedPieces, termMatcher } from './word-marks.ts'

/** A text with its marks in brackets. */
function marked(text: string, query: string, found?: readonly string[]): string {
  const pieces = markedPieces(text, termMatcher(query, found))
  return pieces.map((piece, at) => (at % 2 === 0 ? piece : `[${piece}]`)).join('')
}

test('marks the terms that were found, and nothing that only looks like the query', () => {
  expect(marked('Install in the Inn', 'in the inn', ['inn'])).toBe('Install in the [Inn]')
  expect(marked('Verify it by verification', 'verifying', ['verify', 'verification'])).toBe(
    '[Verify] it by [verification]',
  )
})

test('marks the part of an identifier or of a path that matches', () => {
  expect(marked('config/priv_validator_key.json', 'validator', ['validator'])).toBe(
    'config/priv_[validator]_key.json',
  )
  expect(marked('eth_getLogs', 'getLogs', ['getlogs'])).toBe('[eth_getLogs]')
})

test('marks a number with separators, folded letters, and words without spaces', () => {
  expect(marked('At 24,576 bytes', '24576', ['24576'])).toBe('At [24,576] bytes')
  expect(marked('Die Straße', 'strasse', ['strasse'])).toBe('Die [Straße]')
  expect(marked('全文検索', '検索', ['検索'])).toBe('全文[検索]')
})

test('marks one word of a run without spaces, the first one, too', () => {
  expect(marked('钱包可以保存代币', '钱包', ['钱包'])).toBe('[钱包]可以保存代币')
  expect(marked('Haqq钱包', '钱包', ['钱包'])).toBe('Haqq[钱包]')
})

test('marks words with invisible letters in them', () => {
  expect(marked('Die Über\u00adtragung', 'Übertragung', ['ubertragung'])).toBe(
    'Die [Über\u00adtragung]',
  )
  expect(marked('می\u200cخواهم', 'x', ['میخواهم'.replaceAll('ی', 'ي')])).toBe('[می\u200cخواهم]')
})

test('marks a flag, or the word in it, and no word that begins like a short flag', () => {
  expect(marked('haqqd tx --fees 1', '--fees', ['--fees', 'fee'])).toBe('haqqd tx [--fees] 1')
  expect(marked('haqqd tx --fees 1', 'fees', ['fee'])).toBe('haqqd tx --[fees] 1')
  expect(marked('Do you pass -y?', '-y', ['-y'])).toBe('Do you pass [-y]?')
})

test('without terms of the service, marks words that begin with those of the query', () => {
  expect(marked('A validator, validators, revalidator', 'the validators')).toBe(
    'A [validator], [validators], revalidator',
  )
  expect(marked('off and of', 'of')).toBe('off and [of]')
  expect(marked('Any', '.*')).toBe('Any')
})
