import { expect, test } from 'vitest'
import { errorMessages } from './error-messages.ts'

test('names an error and every cause of it, outermost first', () => {
  const root = new TypeError('x is undefined')
  const error = new Error('No chart', { cause: new Error('No data', { cause: root }) })
  expect(errorMessages(error)).toEqual(['No chart', 'No data', 'x is undefined'])
})

test('accepts thrown values that are not errors, and errors without a message', () => {
  expect(errorMessages('gone')).toEqual(['gone'])
  expect(errorMessages(new Error('Failed', { cause: 404 }))).toEqual(['Failed', '404'])
  expect(errorMessages(new RangeError())).toEqual(['RangeError'])
})

test('stops at a cycle in a chain of causes', () => {
  const error = new Error('first')
  error.cause = new Error('second', { cause: error })
  expect(errorMessages(error)).toEqual(['first', 'second'])
})
