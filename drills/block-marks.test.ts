import { expect, test } from 'vitest'
import { machines } from '../site/facts/machines.ts'
import { blockMarks } from './block-marks.ts'
import { STRANGER } from './network/transactions.ts'
import type { Scene } from './scene.ts'

test('the source of a page says what is done with its blocks', () => {
  const source = [
    '::shell-variables{names="NODE"}',
    '```bash title="haqq@node" skip="needs the device"\na\n```',
    ':::tabs\n:::tab{value="testnet" label="Testnet"}\n```bash facts sees="x y" sees=\'"z"\'\nb\n```\n:::\n:::',
    '```bash title="/bin/saved" skip="a file"\nc\n```',
    '```bash\nd\n```',
  ].join('\n\n')
  expect(blockMarks(source)).toEqual([
    { network: 'Mainnet' },
    { network: 'Testnet' },
    { skip: 'needs the device' },
    { sees: ['x y', '"z"'], network: 'Testnet' },
    {},
  ])
  const said = [
    'at="you@here" in="~/viem" prints="^a[.]b" prints="c" until="^up" typed="y" typed="a b" seconds="9"',
    `finds='<the-height>: "height: (\\d+)"' mayFail="^nc" fill="a: b: c" fill=" --d: "`,
    'differs="the height is another" saved="root@signer: /etc/a.toml"',
  ].join(' ')
  expect(blockMarks(`\`\`\`bash ${said}\nd\n\`\`\``)).toEqual([
    {
      at: 'you@here',
      in: '~/viem',
      prints: [/^a[.]b/m, /c/m],
      until: /^up/m,
      typed: ['y', 'a b'],
      seconds: 9,
      finds: { '<the-height>': /"height: (\d+)"/m },
      mayFail: [/^nc/m],
      fill: { a: 'b: c', ' --d': '' },
      differs: ['the height is another'],
      saved: ['root@signer: /etc/a.toml'],
    },
  ])
})

test('a mark that nobody reads, and a pattern that is none, are named', () => {
  const marks = (said: string) => blockMarks(`\`\`\`bash ${said}\nd\n\`\`\``)
  expect(marks('title="you@here" nocheck="cut" whole="\\d+"')).toEqual([{ prints: [/^(?:\d+)$/] }])
  expect(marks('sees="{{machines.spare}}"')).toEqual([{ sees: [machines.spare.value] }])
  expect(() => marks('sees="{{machine.spare}}"')).toThrow('no fact is called {{machine.spare}}')
  expect(() => marks('print="x"')).toThrow('the block "d" says print="x": no drill knows this mark')
  expect(() => marks('prints="("')).toThrow('the block "d" says prints="(": Invalid regular')
})

test('a badly written mark is named', () => {
  const marks = (said: string) => () => blockMarks(`\`\`\`bash facts ${said}\nd\n\`\`\``)
  expect(marks('title=a {1,3} showLineNumbers=7 hl_lines="2" sees = "x"')()).toEqual([
    { sees: ['x'] },
  ])
  expect(marks('whole="" typed=""')()).toEqual([{ prints: [/^(?:)$/], typed: [''] }])
  expect(marks('prints=c')).toThrow('says prints=c: write the value in quotes')
  expect(marks('prints="a "b" c"')).toThrow('write the value in quotes')
  expect(marks('sees="x')).toThrow('write the value in quotes')
  expect(marks('may-fail="x"')).toThrow('says may-fail="x": no drill knows this mark')
  for (const said of ['prints=""', 'sees=""', 'mayFail=""', 'until=""', 'skip=""', 'at=""'])
    expect(marks(said), said).toThrow(`says ${said}: write a value`)
  for (const said of ['<height>', '<height>: ', ': x'])
    expect(marks(`finds="${said}"`), said).toThrow(
      `says finds="${said}": write finds="name: pattern"`,
    )
  expect(marks('fill="a"')).toThrow('says fill="a": write fill="text: replacement"')
  expect(marks('after="ls"')).toThrow('says after="ls": write "user@machine: command"')
  expect(marks('saved="a.toml"')).toThrow('write saved="user@machine: path"')
  expect(marks('in="~"')()).toEqual([{ in: '~' }])
  for (const said of ['viem', '~/a b', '~/a;ls', '~you/a', '/', '$HOME/a'])
    expect(marks(`in="${said}"`), said).toThrow(`says in="${said}": write in="~/folder"`)
  for (const said of ['2 min', '0', '-1'])
    expect(marks(`seconds="${said}"`), said).toThrow(
      `says seconds="${said}": write a number above 0`,
    )
  for (const said of ['skip', 'prints:"x"', 'sees "x y"', "typed = y 'z'"])
    expect(marks(said), said).toThrow(/^the block "d" says \S+( = y)?: write/)
})

test('commands before and after a block run in order, with what was found', async () => {
  const [marks] = blockMarks('```bash after="a@b: one" after="root@c: two <the-height>"\nd\n```')
  const ran: string[] = []
  const scene = {
    found: new Map([['<the-height>', '12']]),
    as: async (...command: string[]) => void ran.push(command.join(' ')),
  }
  await marks?.after?.(scene as unknown as Scene, '', '')
  expect(ran).toEqual(['a@b one', 'root@c two 12'])
})

test('an action before or after a block gets its words, with what was found', async () => {
  const [marks] = blockMarks('```bash after="network: funds <the-address>"\nd\n```')
  const given: string[] = []
  const scene = {
    inPlaceOf: (name: string) => (name === '<the-address>' ? STRANGER : ''),
    network: () => ({ give: async (address: string) => void given.push(address) }),
  }
  await marks?.after?.(scene as unknown as Scene, '', '')
  expect(given).toEqual([STRANGER])
  for (const said of ['network: funds', 'network: schedules next soon', 'node: starts now'])
    expect(() => blockMarks(`\`\`\`bash before="${said}"\nd\n\`\`\``), said).toThrow(
      /write "user@machine: command" or one of .*"network: funds <address>"/,
    )
})

test('an action before a block knows nothing of its output', async () => {
  const carries = 'network: carries out the transaction'
  const [marks] = blockMarks(`\`\`\`bash before="${carries}"\nd\n\`\`\``)
  let height = 0
  const network = () => ({ height: async () => (height += 5), ended: async () => undefined })
  const done = marks?.before?.({ network } as unknown as Scene, 'a@b')
  await expect(done).rejects.toThrow(/^no transaction was sent:\n$/)
})

test('a container inside the tab of a network does not end it', () => {
  const source = [
    ':::::tabs\n::::tab{label="Testnet"}\n:::note\nWait.\n:::',
    '```bash\na\n```',
    '::::\n:::::',
    '```bash\nb\n```',
  ].join('\n\n')
  expect(blockMarks(source)).toEqual([{ network: 'Testnet' }, {}])
})
