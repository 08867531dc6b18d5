import { expect, test } from 'vitest'
import { restAddressProblem } from './rest-address.ts'
import { restValueProblem } from './rest-values.ts'

test.each([
  ['string (uint64)', '10', undefined],
  ['string (uint64)', '0x10', 'write a whole decimal number.'],
  ['string (uint64)', '-1', 'write a whole decimal number.'],
  ['integer (int32)', '1.5', 'write a whole decimal number.'],
  ['boolean', 'true', undefined],
  ['boolean', '1', 'write true or false.'],
  ['string (base64)', 'AAE=', undefined],
  ['string (base64)', '0x00', undefined],
  ['string (base64)', 'AAE', 'write the bytes in base64.'],
  ['string', 'anything', undefined],
])('%s %j: %s', (type, text, problem) => {
  expect(restValueProblem(type, text)).toBe(problem)
})

const HEX = '0x1122334455667788990011223344556677889900'
const ACCOUNT = 'haqq1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgq7jj5va'
const EVM = '/evmos/evm/v1/account/{address}'
const UCDAO = '/haqq/ucdao/v1/balances/{address}'

test.each([
  [EVM, HEX, undefined],
  [EVM, ACCOUNT, `queries of the EVM take the 0x form: ${HEX}`],
  [UCDAO, ACCOUNT, undefined],
  [UCDAO, HEX, `queries of this module take the haqq1 form: ${ACCOUNT}`],
])('%s with %s: %s', (path, text, problem) => {
  expect(restAddressProblem(path, text)).toBe(problem)
})

test.each([
  [UCDAO, ACCOUNT.replace('5va', '5vb'), 'checksum'],
  [UCDAO, 'cosmos1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgqexample', 'The prefix is "cosmos"'],
  [EVM, HEX.slice(0, -1), 'this one has 39'],
])('%s refuses %s', (path, text, message) => {
  expect(restAddressProblem(path, text)).toContain(message)
})
