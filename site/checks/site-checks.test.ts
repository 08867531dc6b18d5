import { expect, test } from 'vitest'
import { contentPage } from '../../tests/content-page.ts'
import { runCheck } from '../../tests/run-check.ts'
import { siteChecks } from './site-checks.ts'

const plugin = siteChecks({ root: '', knownHosts: '' })

test('commands and addresses of a page are checked', async () => {
  const text = '```bash\nhaqqd stauts\n```\n\n`0x52908400098527886E0F7030069857D2E4169Ee7`\n'
  const findings = await runCheck(plugin.checks?.[0], [contentPage({ text })])
  expect(findings.map(({ code, line }) => `${line} ${code}`)).toEqual([
    '2 command/unknown',
    '5 address/checksum',
  ])
})

test('the report contains the number of commands', () => {
  const [commands] = plugin.checks ?? []
  const counts = commands && 'counts' in commands ? commands.counts : undefined
  expect(counts?.of(contentPage({ text: '`haqqd status`' }))).toBe(1)
  expect(counts?.text(1200)).toBe('1,200 commands of haqqd')
})
