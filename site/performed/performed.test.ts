import { expect, test } from 'vitest'
import { contentPage } from '../../tests/content-page.ts'
import { runCheck } from '../../tests/run-check.ts'
import { machines } from '../facts/machines.ts'
import { mainnet } from '../facts/mainnet.ts'
import performed from '../facts/performed.json'
import { testnet } from '../facts/testnet.ts'
import { commandBlocks } from './command-blocks.ts'
import { performedPages } from './performed-pages.ts'
import { type PerformedPage, performedSchema } from './performed-schema.ts'
import { changedStep, performedNote } from './performed-status.ts'

const SITE = { root: '', cacheDir: '' }

const SOURCE = `# A page

\`\`\`bash
begin
\`\`\`

## Prepare

\`\`\`bash
look
\`\`\`

## Move {#move}

1. **Stop.**

   \`\`\`bash title="admin1@validator"
   sudo stop
     still
   \`\`\`

   \`\`\`text
   # not a command
   \`\`\`

   \`\`\`bash title="/usr/local/bin/stop"
   a file to save
   \`\`\`

2. Start.

   \`\`\`sh title="haqq@spare"
   start
   \`\`\`

### Later

\`\`\`bash
wait
\`\`\`
`

const recordOf = (text: string): PerformedPage => ({
  page: 'content/a.md',
  day: '2026-11-26',
  versions: { haqqd: '1.8.5' },
  differences: [],
  steps: commandBlocks(text).map(({ step, commands }) => ({
    step,
    commands,
    result: 'as described',
  })),
})
const pageOf = (text: string) => contentPage({ text })

test('blocks have the step, the user and the machine', () => {
  const blocks = commandBlocks(SOURCE)
  expect(blocks.map(({ step, user, machine }) => [step, user, machine])).toEqual([
    ['Introduction', undefined, undefined],
    ['Prepare', undefined, undefined],
    ['Move > 1', 'admin1', 'validator'],
    ['Move > 2', 'haqq', 'spare'],
    ['Move > Later', undefined, undefined],
  ])
  expect(blocks[2]?.code).toBe('sudo stop\n  still')
})

test('white space at the ends of lines does not change a hash, a word does', () => {
  const hash = (code: string) => commandBlocks(`\`\`\`bash\n${code}\n\`\`\`\n`)[0]?.commands
  expect(hash('a  \nb\n')).toBe(hash('a\nb'))
  expect(hash('a\n  b')).not.toBe(hash('a\nb'))
  expect(hash('a')).toMatch(/^[0-9a-f]{16}$/)
})

test.each([
  ['a word of a command', (text: string) => text.replace('sudo stop', 'sudo halt'), 'Move > 1'],
  ['a new block', (text: string) => `${text}\n\`\`\`bash\nmore\n\`\`\`\n`, 'Move > Later'],
  ['a removed block', (text: string) => text.replace(/### Later[\s\S]*/, ''), 'Move > Later'],
])('%s is a change', (_, change, step) => {
  expect(changedStep(recordOf(SOURCE), commandBlocks(change(SOURCE)))).toBe(step)
})

test('a change of the text around the commands is none', () => {
  const text = SOURCE.replace('**Stop.**', 'Stop the node.').replace('# not a command', 'other')
  expect(changedStep(recordOf(SOURCE), commandBlocks(text))).toBeUndefined()
})

test('a page says on what it was tested and when, and that commands changed', () => {
  const record = recordOf(SOURCE)
  const noteOf = (page: object, text: string) =>
    performedPages({ pages: [page] }).strip?.(pageOf(text))
  const [note] = noteOf(record, SOURCE) ?? []
  expect(note).toMatchObject({ text: 'Tested on haqqd v1.8.5, 26 Nov 2026', isGood: true })
  const [changed] = noteOf(record, SOURCE.replace('look', 'see')) ?? []
  expect(changed?.text).toBe('Tested on haqqd v1.8.5, 26 Nov 2026; changed since')
  expect(changed?.isGood).toBeUndefined()
  const upgraded = { ...record, versions: { haqqd: '1.8.5', 'haqqd-next': '1.9.0' } }
  expect(noteOf(upgraded, SOURCE)?.[0]?.text).toBe(
    'Tested on haqqd v1.8.5, haqqd v1.9.0, 26 Nov 2026',
  )
  expect(performedPages({ pages: [] }).strip?.(pageOf(SOURCE))).toEqual([])
})

test('the check lists changed pages, and records without a page', async () => {
  const [check] = performedPages({ pages: [recordOf(SOURCE)] }).checks ?? []
  expect(await runCheck(check, [pageOf(SOURCE)], SITE)).toEqual([])
  expect(await runCheck(check, [pageOf(SOURCE.replace('look', 'see'))], SITE)).toMatchObject([
    {
      code: 'performed/changed-since',
      found: 'other commands on one page: content/a.md at "Prepare"',
    },
  ])
  expect(await runCheck(check, [], SITE)).toMatchObject([
    { code: 'performed/no-page', found: 'content/a.md' },
  ])
})

test('all changed pages are one finding', async () => {
  const second = { ...recordOf(SOURCE), page: 'content/b.md' }
  const [check] = performedPages({ pages: [recordOf(SOURCE), second] }).checks ?? []
  const changed = pageOf(SOURCE.replace('look', 'see'))
  const findings = await runCheck(check, [changed, { ...changed, file: 'content/b.md' }], SITE)
  expect(findings?.map(({ found }) => found)).toEqual([
    'other commands on 2 pages: content/a.md at "Prepare", content/b.md at "Prepare"',
  ])
})

test('the check lists pages that no longer say what a node bore out', async () => {
  const record = { ...recordOf(SOURCE), statements: ['# A page'] }
  const [check] = performedPages({ pages: [record] }).checks ?? []
  expect(await runCheck(check, [pageOf(SOURCE)], SITE)).toEqual([])
  expect(
    await runCheck(check, [pageOf(SOURCE.replace('# A page', '# Another'))], SITE),
  ).toMatchObject([
    { code: 'performed/changed-since', file: 'content/a.md', found: 'a page without "# A page"' },
  ])
})

test('commands that a directive writes count like those of the built page', async () => {
  const source = '# A page\n\n::shell-variables{names="CHAIN_ID"}\n'
  const block = (chain: string) => `\`\`\`bash\nexport CHAIN_ID=${chain}\n\`\`\`\n`
  const built = block(testnet.cosmosChainId.value) + block(mainnet.cosmosChainId.value)
  const [check] = performedPages({ pages: [recordOf(built)] }).checks ?? []
  expect(await runCheck(check, [pageOf(source)], SITE)).toEqual([])
  expect(await runCheck(check, [pageOf(source.replace('CHAIN_ID', 'NODE'))], SITE)).toHaveLength(1)
})

test('a directive with a wrong name writes no commands; its component reports it', async () => {
  const [check] = performedPages({ pages: [recordOf('```bash\nls\n```\n')] }).checks ?? []
  const page = pageOf('```bash\nls\n```\n\n::shell-variables{names="CHAIN"}\n')
  expect(await runCheck(check, [page], SITE)).toEqual([])
})

test('the commands of a page of functions are those that its directives write', async () => {
  const source = '# A page\n\n## Bech32\n\n::precompile-functions{name="bech32"}\n'
  const block = (call: string) =>
    `\`\`\`bash\ncast call 0x0000000000000000000000000000000000000400 \\\n  ${call}\n\`\`\`\n`
  const built = [
    "'bech32ToHex(string)(address)' \\\n  haqq1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgq7jj5va",
    "'hexToBech32(address,string)(string)' \\\n  0x1122334455667788990011223344556677889900 \\\n  haqq",
  ]
    .map(block)
    .join('\n')
  const [check] = performedPages({ pages: [recordOf(built)] }).checks ?? []
  expect(await runCheck(check, [pageOf(source)], SITE)).toEqual([])
  expect(
    await runCheck(check, [pageOf(source.replace('name="bech32"', 'name="bank"'))], SITE),
  ).toHaveLength(1)
})

test.each([
  {
    directive: '::rpc-methods{namespace="rpc"}',
    commands: [
      `curl -s ${mainnet.rpc.evm.value} \\\n  -H 'Content-Type: application/json' \\\n  -d '{"jsonrpc": "2.0", "id": 1, "method": "rpc_modules", "params": []}'`,
    ],
  },
  {
    directive: '::api-reference{tag="epochs"}',
    commands: ['current_epoch?identifier=day', 'epochs'].map(
      (query) => `curl -s '${mainnet.rpc.rest.value}/evmos/epochs/v1/${query}'`,
    ),
  },
])('the commands of a reference are those of $directive', async ({ directive, commands }) => {
  const built = commands.map((code) => `\`\`\`bash\n${code}\n\`\`\``).join('\n\n')
  const [check] = performedPages({ pages: [recordOf(built)] }).checks ?? []
  expect(await runCheck(check, [pageOf(directive)], SITE)).toEqual([])
  expect(await runCheck(check, [pageOf('# Empty')], SITE)).toHaveLength(1)
})

test('a mark that replaces a text which its block no longer has is found', async () => {
  const page = (command: string, mark = 'fill="{{machines.spare}}0: 1"') =>
    pageOf(
      `# A page\n\n- One\n\n  \`\`\`bash fill="make all: make one" ${mark}\n  ${command}\n  \`\`\`\n`,
    )
  const [, check] = performedPages({ pages: [] }).checks ?? []
  const { value: spare } = machines.spare
  expect(await runCheck(check, [page(`make all ${spare}0`)], SITE)).toEqual([])
  expect(await runCheck(check, [page('make every', "fill='every: 1'")], SITE)).toEqual([
    {
      code: 'performed/no-such-text',
      file: 'content/a.md',
      line: 5,
      found: 'fill="make all: …" at a block without "make all"',
      expected: 'a text of the block, which begins with "make every"',
      fix: 'name in the mark the text that the block has now; if nothing is to be replaced, remove the mark',
    },
  ])
})

test('an invalid record is refused', () => {
  expect(() => performedPages({ pages: [{ page: 'content/a.md' }] })).toThrow('versions')
})

test('the record of this site is valid, and its text names a program', () => {
  for (const page of performedSchema.parse(performed).pages)
    expect(performedNote(page, []).text).toMatch(/ on \w+ v\d/)
})
