import { expect, test } from 'vitest'
import { downtime } from '../../facts/downtime.ts'
import { checkAlerts } from './check-alerts.ts'

const LIMIT = downtime.alertSeconds.value

const rules = (wait: string, metric = 'cometbft_consensus_validator_last_signed_height') =>
  `\`\`\`yaml\n- alert: A\n  expr: up == 1 unless ${metric}\n  for: ${wait}\n- alert: B\n  expr: peers < 2\n  for: 5m\n\`\`\`\n`
const found = (text: string) =>
  checkAlerts({ file: 'a.md', text }).map(({ line, found: what }) => `${line} ${what}`)

test('an alert about signatures may not wait until the validator is in jail', () => {
  const minutes = Math.ceil(LIMIT / 60) + 1
  expect(found(rules(`${minutes}m`))).toEqual([`4 A waits ${minutes}m`])
  expect(found(rules(`${LIMIT + 1}s`))).toHaveLength(1)
  expect(found(rules(`${LIMIT}s`))).toEqual([])
  expect(found(rules(`${LIMIT / 60}m`))).toEqual([])
  expect(found(rules(`${LIMIT / 60 + 0.5}m`))).toHaveLength(1)
  const rest = LIMIT % 60
  expect(found(rules(`${(LIMIT - rest) / 60}m${rest}s`))).toEqual([])
  expect(found(rules(`${(LIMIT - rest) / 60}m${rest + 1}s`))).toHaveLength(1)
  expect(found(rules('1d'))).toHaveLength(1)
})

test('other alerts may wait', () => {
  expect(found(rules('5m', 'node_filesystem_avail_bytes'))).toEqual([])
})
