import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { contentPage } from '../../tests/content-page.ts'
import { runCheck } from '../../tests/run-check.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { siteChecks } from './site-checks.ts'

const plugin = siteChecks(join(import.meta.dirname, '../..'))

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

test('hosts in the configuration and on the home page are those that pages may name', async () => {
  const root = temporaryFolder()
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  write('site/known-hosts.txt', 'partner.org\n')
  write('docs.config.ts', "a: 'https://partner.org',\nb: 'https://explorer.haqq.netwrok',\n")
  write('site/pages/index.tsx', '<a href="https://stranger.io/x">x</a>\n')
  const checks = siteChecks(root).checks ?? []
  const findings = await Promise.all(checks.map((check) => runCheck(check, [])))
  const hosts = findings.flat().filter(({ code }) => code.endsWith('-host'))
  expect(hosts.map(({ code, file, line }) => `${file}:${line} ${code}`)).toEqual([
    'docs.config.ts:2 fact/imitated-host',
    'site/pages/index.tsx:1 fact/unknown-host',
  ])
})
