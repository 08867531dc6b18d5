import { expect, test } from 'vitest'
import { paymentFault, STRANGER } from './transactions.ts'

const sent = (fee: string, to: string) =>
  paymentFault({
    auth_info: { fee: { amount: [{ amount: fee }] } },
    body: {
      messages: [
        { '@type': '/haqq.vesting.v1.MsgClawback', to_address: 'haqq1holder' },
        { '@type': '/cosmos.bank.v1beta1.MsgSend', from_address: 'haqq1reader', to_address: to },
      ],
    },
  })

test('a transaction that was carried out may still have cost too much', () => {
  expect(sent('225000000000000000', STRANGER)).toBe(
    'the transaction offered a fee of 0.225 ISLM; an example costs at most 0.1',
  )
  expect(sent('5000000000000000', STRANGER)).toBeUndefined()
})

test('a transaction that was carried out may have paid somebody else', () => {
  expect(sent('1', 'haqq1module')).toBe(`haqq1module received, and the plan put in ${STRANGER}`)
  expect(sent('1', 'haqq1reader')).toBeUndefined()
})
