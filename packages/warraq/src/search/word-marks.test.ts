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

test('without terms of the service, marks words that begin with those of the query', () => {
  expect(marked('A validator, validators, revalidator', 'the validators')).toBe(
    'A [validator], [validators], revalidator',
  )
  expect(marked('off and of', 'of')).toBe('off and [of]')
  expect(marked('Any', '.*')).toBe('Any')
})
