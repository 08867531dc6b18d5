import { expect, test } from 'vitest'
import { differencesOf } from './compare.ts'

test('an output is compared with what the page says one sees', () => {
  const run = (output: string, failed: { command: string; status: number }[] = []) => ({
    output,
    failed,
  })
  const plan = { sees: ['inactive'], prints: [/^\d+$/m], mayFail: [/is-active/] }
  const normal = { command: 'systemctl is-active haqqd', status: 3 }
  expect(differencesOf(run('\u001b[32minactive\u001b[0m\n12', [normal]), plan)).toEqual([])
  expect(differencesOf(run('active?', [{ command: 'cp a b', status: 1 }]), plan)).toEqual([
    '`cp a b` failed with exit code 1',
    'the page says one sees "inactive", and it was not there',
    'the output does not match /^\\d+$/m',
  ])
})

test('a word is seen as a whole, a beginning of one with digits is enough', () => {
  const run = { output: 'inactive\nhaqqvaloper1abc', failed: [] }
  expect(differencesOf(run, { sees: ['inactive', 'haqqvaloper1'] })).toEqual([])
  expect(differencesOf(run, { sees: ['active'] })).toHaveLength(1)
})
