import { expect, test } from 'vitest'
import { commandBlocks } from '../site/performed/command-blocks.ts'
import type { BlockMarks } from './block-marks.ts'
import { blocksOf } from './blocks.fixtures.ts'
import { planBlocks } from './plan.ts'
import type { Scene } from './scene.ts'

test('what a command always does, no plan has to say', () => {
  const plan = (code: string, until?: RegExp) => {
    const [block] = planBlocks(
      { page: 'a.md', blocks: until ? { Introduction: { until } } : {} },
      commandBlocks(`\`\`\`bash\n${code}\n\`\`\`\n`),
      '',
    )
    return [block?.typed, block?.until, ...(block?.prints ?? [])].map((one) =>
      one?.toString().trim(),
    )
  }
  const send = 'haqqd tx bank send a b 1 --from a'
  expect(plan(send)).toEqual(['y', undefined, '/code: 0/', '/txhash: [0-9A-F]{64}/'])
  expect(plan(`${send} \\\n  --generate-only > a.json`)).toEqual([undefined, undefined])
  expect(plan(`${send} --generate-only > a.json\n${send}`)[0]).toBe('y')
  expect(plan(`${send}\nhaqqd tx broadcast a.json --yes`)[0]).toBe('y')
  expect(plan('sudo systemctl restart haqqd\nsudo journalctl -fu haqqd')[1]).toBe(
    '/committed state/',
  )
  expect(plan('sudo journalctl -fu haqqd', /halting/)[1]).toBe('/halting/')
})

test('a command that is left out does nothing of what it always does', () => {
  const text = '```bash\nsudo apt-get install -y nginx\n```\n'
  const differsOf = (marks: Partial<BlockMarks>) =>
    planBlocks({ page: 'a.md' }, blocksOf(text, marks), '')[0]?.differs
  expect(differsOf({})).toHaveLength(1)
  expect(differsOf({ fill: { 'sudo apt-get install -y nginx': ':' } })).toEqual([])
})

test('every transaction that cast sends must succeed', () => {
  const send = 'cast send a --account b'
  const [block] = planBlocks(
    { page: 'a.md' },
    commandBlocks(`\`\`\`bash\n${send}\n${send}\n\`\`\`\n`),
    '',
  )
  const proves = (output: string) => block?.prints?.every((pattern) => pattern.test(output))
  const success = 'status               1 (success)\nto  0x1\n'
  expect(proves(success)).toBe(false)
  expect(proves(`${success}status               0 (failed)\n`)).toBe(false)
  expect(proves(`${success}${success}`)).toBe(true)
})

test('a block that starts the node is waited for until the node follows the chain', async () => {
  const sync = { result: { sync_info: { catching_up: false, latest_block_height: '9' } } }
  const asked: string[] = []
  const network = () => ({ height: async () => 9 })
  const machine = (name: string) => {
    asked.push(name)
    return { exec: async () => JSON.stringify(sync) }
  }
  const text = '```bash title="admin1@spare"\nsudo systemctl start haqqd\n```\n'
  const [block] = planBlocks({ page: 'a.md' }, commandBlocks(text), '')
  await block?.after?.({ machine, network } as unknown as Scene, '', 'admin1@spare')
  expect(asked).toEqual(['spare'])
})
