import { expect, test } from 'vitest'
import type { BlockMarks } from './block-marks.ts'
import { blocksOf, TEXT } from './blocks.fixtures.ts'
import { type PagePlan, planBlocks } from './plan.ts'

test('a plan says what is special, and expects only what the page says', () => {
  const plan = (
    blocks: NonNullable<PagePlan['blocks']>,
    marks: Partial<BlockMarks> = {},
    text = TEXT,
  ) => planBlocks({ page: 'content/a.md', at: 'you@here', blocks }, blocksOf(TEXT, marks), text)
  expect(plan({})[0]).toMatchObject({ block: { code: 'stop' }, at: 'you@here', skip: undefined })
  const [stop] = plan({ 'Move > 1': { at: 'me@there', typed: ['y'] } }, { sees: ['inactive'] })
  expect(stop).toMatchObject({ at: 'me@there', typed: ['y'], sees: ['inactive'] })
  expect(stop?.mayFail?.some((one) => one.test('systemctl is-active x'))).toBe(true)
  expect(() => plan({ 'Move > 2': {} })).toThrow(
    '0 blocks are run at "Move > 2", and the plan has 1',
  )
  expect(() => plan({ 'Move > 1': [{}, {}] })).toThrow('1 blocks are run at "Move > 1"')
  expect(() => plan({ 'Move > 1': { sees: ['active since'] } })).toThrow(
    'one should see "active since" at "Move > 1", which the page does not say',
  )
  expect(() => plan({}, { sees: ['active since'] })).toThrow('which the page does not say')
  expect(() => plan({}, { skip: 'needs a phone' })).toThrow('no block would be run')
})

/** Plans a step of a page that was recorded as `TEXT` and has changed. */
const planChanged = (text: string, step = 'Move > 1', recordedText = TEXT) => {
  const recorded = blocksOf(recordedText).map(({ step, commands }) => ({
    step,
    commands,
    result: 'as described' as const,
  }))
  const plan = { page: 'content/a.md', blocks: { [step]: { typed: ['y'] } } }
  return planBlocks(plan, blocksOf(text), text, recorded)
}

test('a plan does not fit a step with another heading, whose commands the record knows', () => {
  const renamed = TEXT.replace('Move', 'Leave')
  expect(() => planChanged(renamed)).toThrow(
    'content/a.md: "Move > 1" is "Leave > 1" now; change the plan in drills/plans',
  )
  expect(planChanged(renamed, 'Leave > 1')[0]?.typed).toEqual(['y'])
  const other = renamed.replace('stop', 'start')
  expect(() => planChanged(other)).toThrow('0 blocks are run at "Move > 1"')
})

const LOOK = '1. Look.\n\n   ```bash\n   look\n   ```\n\n'
const STOP = '2. Stop.\n\n   ```bash\n   stop\n   ```\n'

test('a plan does not fit a step that stands one later, after a new one', () => {
  const inserted = `## Move\n\n${LOOK}${STOP}`
  expect(() => planChanged(inserted)).toThrow('"Move > 1" is "Move > 2" now')
  expect(planChanged(inserted, 'Move > 2')[1]?.typed).toEqual(['y'])
})

test('commands that another step had as well have not moved', () => {
  const twice = `${TEXT}\n## Again\n\n${STOP}`
  const changed = twice.replace('   stop', '   halt')
  expect(planChanged(changed, 'Move > 1', twice)[0]?.typed).toEqual(['y'])
})

test('of tabs for two networks those of one are carried out', () => {
  const text = ['a', 'b', 'c', 'd'].map((code) => `\`\`\`bash\n${code}\n\`\`\``).join('\n\n')
  const marks = ['Testnet', 'Mainnet', 'Testnet'].map((network) => ({ network }))
  const run = (network?: PagePlan['network']) =>
    planBlocks({ page: 'content/a.md', ...(network && { network }) }, blocksOf(text, ...marks), '')
      .filter(({ skip }) => skip === undefined)
      .map(({ block }) => block.code)
  expect(run()).toEqual(['a', 'c', 'd'])
  expect(run('Mainnet')).toEqual(['b', 'd'])
  expect(run('both')).toEqual(['a', 'b', 'c', 'd'])
})

test('a statement that its page does not make is named', () => {
  const require = (says: string) =>
    planBlocks(
      { page: 'content/a.md', statements: [{ says, show: async () => '', prints: /x/ }] },
      blocksOf(TEXT),
      TEXT,
    )
  expect(() => require('Move')).not.toThrow()
  expect(() => require('Fly')).toThrow('the plan shows "Fly", which the page does not say')
})
