import { expect, test } from 'vitest'
import { countCommands, createCommandCheck } from './check-commands.ts'

const list = {
  program: 'chain',
  flags: ['--home DIR', '--help|-h'],
  commands: {
    status: {},
    query: {
      aliases: ['q'],
      flags: ['--node URL'],
      commands: { bank: { commands: { balances: { flags: ['--denom NAME'] } } } },
    },
    start: { flags: ['--api.enable'] },
  },
}
const check = createCommandCheck(list)
const found = (code: string) =>
  check({ file: 'a.md', text: `\`\`\`bash\n${code}\n\`\`\`\n` }).map(
    ({ code: name, line, found: what, fix }) => `${line} ${name} ${what}: ${fix}`,
  )

test.each([
  'chain status',
  'chain query bank balances "$ADDRESS" --denom=coin --node http://localhost:26657',
  'chain q bank balances <your-address> --help',
  'chain --home /data status -h',
  'sudo -u node /usr/local/bin/chain start --api.enable=true',
  'chain query "$MODULE" params',
  'X=1 exec chain start -- --anything',
  'other nonsense --flag',
  'cd ~/.chain',
])('fine: %s', (code) => {
  expect(found(code)).toEqual([])
})

test.each([
  ['chain stats', '2 command/unknown chain stats: did you mean chain status?'],
  [
    'chain q bank balance x',
    '2 command/unknown chain query bank balance: did you mean chain query bank balances?',
  ],
  ['echo\nchain status --denom a', '3 command/unknown-flag chain status --denom'],
  ['chain start --api.enabled', 'did you mean --api.enable?'],
  ['A=$(chain query bank total)', 'command/unknown chain query bank total'],
])('wrong: %s', (code, message) => {
  expect(found(code).join('\n')).toContain(message)
})

test('inline code is checked, text and other languages are not', () => {
  const text = 'Run `chain stat`, or chain stat.\n\n```text\nchain stat\n```\n'
  expect(check({ file: 'a.md', text })).toHaveLength(1)
  expect(countCommands({ text }, list)).toBe(1)
})

test.each([
  ['substitutions that nobody closes', 'bash', 'chain $('.repeat(20_000)],
  ['brackets in a comment', 'sh', `# ${'('.repeat(51)}\nother send`],
  ['brackets in a word', 'shell', `echo '${'{'.repeat(51)}'\nother send`],
  ['a block that is not checked', 'bash nocheck="a draft"', `# ${'('.repeat(51)}\nchain stats`],
])('finds a block that checks cannot read: %s', (_, fence, code) => {
  const text = `# A\n\n\`\`\`${fence}\n${code}\n\`\`\`\n`
  expect(check({ file: 'a.md', text })).toMatchObject([
    { code: 'command/nests-too-deeply', line: 3 },
  ])
})

test.each([
  ['as many brackets as checks can read', 'bash', `# ${'('.repeat(50)}\nchain status`],
  ['many pairs, one after the other', 'bash', `${'a $(b)\n'.repeat(100)}chain status`],
  ['another language', 'js', '('.repeat(100)],
])('reads %s', (_, language, code) => {
  expect(check({ file: 'a.md', text: `\`\`\`${language}\n${code}\n\`\`\`\n` })).toEqual([])
})
