import { expect, test } from 'vitest'
import type { ContentPage } from 'warraq/plugin'
import { runCheck } from '../../tests/run-check.ts'
import { chainChecks } from './chain-checks.ts'

const pageOf = (text: string): ContentPage => ({
  file: 'a.md',
  lang: 'en',
  source: text,
  text,
  compiled: {
    html: '',
    firstParagraph: '',
    headings: [],
    anchors: [],
    links: [],
    images: [],
    loads: [],
    islands: [],
    dependencies: [],
  },
})

const plugin = chainChecks({
  commandLists: [{ program: 'chain', commands: { status: {} } }],
  addressPrefixes: ['cosmos'],
})

test('commands and addresses of a page are checked', async () => {
  const text = '```bash\nchain stauts\n```\n\n0x52908400098527886E0F7030069857D2E4169Ee7\n'
  const findings = await Promise.all(
    (plugin.checks ?? []).map((check) => runCheck(check, [pageOf(text)])),
  )
  expect(findings.flat().map(({ code, line }) => `${line} ${code}`)).toEqual([
    '2 command/unknown',
    '5 address/checksum',
  ])
})

test('the report contains the number of commands', () => {
  const [commands] = plugin.checks ?? []
  const counts = commands && 'counts' in commands ? commands.counts : undefined
  expect(counts?.of(pageOf('`chain status`'))).toBe(1)
  expect(counts?.text(1200)).toBe('1,200 commands of listed programs')
})

test('an invalid list of commands is refused', () => {
  expect(() =>
    chainChecks({ commandLists: [{ program: '', commands: {} }], addressPrefixes: [] }),
  ).toThrow('program')
})
