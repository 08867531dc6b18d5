import { expect, test } from 'vitest'
import { contentPage } from '../../tests/content-page.ts'
import { runCheck } from '../../tests/run-check.ts'
import { recordedRoutes } from './recorded-routes.ts'

const [check] =
  recordedRoutes(['/cosmos/bank/v1beta1/balances/{address}'], 'content/api/').checks ?? []

async function found(text: string, file = 'content/api/a.md'): Promise<string[]> {
  const findings = await runCheck(check, [contentPage({ file, text })])
  return findings.map(({ line, found: route }) => `${line} ${route}`)
}

test('a route in a table has an answer of a node', async () => {
  const table = '| Task | Route |\n|---|---|\n'
  expect(await found(`${table}| Coins | \`/cosmos/bank/v1beta1/balances/{0x}?a=b\` |`)).toEqual([])
  expect(
    await found(
      `${table}| Coins | \`/cosmos/bank/v1beta1/balances/{a}\`, \`/cosmos/bank/v1beta1/balance/{0x}\` |`,
    ),
  ).toEqual(['3 /cosmos/bank/v1beta1/balance/{0x}'])
  expect(await found('| `/cosmos/bank/v1beta1` |', 'content/modules.md')).toEqual([])
  expect(await found('Ask `/cosmos/bank/v1/none`.')).toEqual([])
  expect(await found('```text\n| `/cosmos/none` |\n```')).toEqual([])
})
