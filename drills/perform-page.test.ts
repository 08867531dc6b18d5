import assert from 'node:assert/strict'
import { expect, test, vi } from 'vitest'
import type { BlockPlan } from './block-plan.ts'
import { blocksOf, TEXT } from './blocks.fixtures.ts'
import type { PageBlock } from './page-blocks.ts'
import { inTime, performPage } from './perform-page.ts'
import { type PagePlan, pagePlan } from './plan.ts'
import type { Scene } from './scene.ts'

/**
 * Performs a page whose blocks all print the same.
 * @returns the code that was run
 */
async function perform(
  pageBlocks: readonly PageBlock[],
  printed: string,
  blocks: NonNullable<PagePlan['blocks']> = {},
) {
  const ran: string[] = []
  const run = async (code: string) => {
    ran.push(code)
    return { output: printed, failed: [] }
  }
  const scene = {
    found: new Map(),
    differences: new Set(),
    needed: ['cast'],
    versionOf: () => '1.7.1',
    shell: async () => ({ run }),
  }
  const plan = pagePlan('a.md', {
    at: 'you@here',
    prepare: async () => undefined,
    blocks,
  })
  const record = await performPage(plan, {
    scene: scene as unknown as Scene,
    blocks: pageBlocks,
    text: '',
    recorded: [],
  })
  expect(record.versions).toEqual({ cast: '1.7.1' })
  return ran
}

test('what a block prints is taken over into later blocks, and must be there', async () => {
  const text = '```bash\nask\n```\n\n```bash\nstop <the-height>\n```\n'
  const blocks = blocksOf(text, { finds: { '<the-height>': /height: (\d+)/ } })
  expect(await perform(blocks, 'height: 12')).toEqual(['ask', 'stop 12'])
  await expect(perform(blocks, 'no answer')).rejects.toThrow(
    'Introduction, you@here: the output does not match /height: (\\d+)/',
  )
})

test('a failure around a block names its step, and the block is not as described', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const fails = () => assert.fail('the height is 3')
  const work = (block: BlockPlan) => perform(blocksOf(TEXT), '', { 'Move > 1': block })
  for (const block of [{ before: fails }, { after: fails }])
    await expect(work(block)).rejects.toThrow(/^Move > 1, you@here: the height is 3$/)
  expect(print).not.toHaveBeenCalled()
  await work({})
  expect(print.mock.calls).toEqual([[expect.stringContaining('Move > 1, you@here: as described')]])
  print.mockRestore()
})

test('work of a plan that hangs is named', async () => {
  const never = new Promise<void>(() => undefined)
  await expect(inTime('to prepare it', never, 0.05)).rejects.toThrow(
    'to prepare it hangs: no end after 0.05 s',
  )
  expect(await inTime('to prepare it', Promise.resolve(7))).toBe(7)
})

test('a block that names its folder is run there', async () => {
  const text = '```bash\nforge init\n```\n\n```bash\nls\n```\n'
  expect(await perform(blocksOf(text, { in: '~/viem' }), '')).toEqual([
    'mkdir -p ~/viem && cd ~/viem || return\nforge init',
    'ls',
  ])
})
