import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import { runInThreads } from './run-in-threads.ts'

/** A file with the code of a thread, whose messages are lists of numbers. */
function scriptOf(answer: string): string {
  const script = join(temporaryFolder(), 'thread.mjs')
  writeFileSync(
    script,
    `import { parentPort } from 'node:worker_threads'\nparentPort.on('message', (numbers) => { ${answer} })\n`,
  )
  return script
}

const DOUBLE = 'parentPort.postMessage({ results: numbers.map((number) => 2 * number) })'

test('every item gets its own result, however items are cut into batches', async () => {
  const results = new Map<number, number>()
  await runInThreads<number, number>(
    [1, 2, 3, 4, 5],
    { script: scriptOf(DOUBLE), batchSize: 2 },
    (item, result) => results.set(item, result),
  )
  expect([...results].sort()).toEqual([
    [1, 2],
    [2, 4],
    [3, 6],
    [4, 8],
    [5, 10],
  ])
})

test.each([
  [
    "parentPort.postMessage({ failure: { message: 'no luck', isUsageError: false, call: {} } })",
    'no luck',
  ],
  ["throw new Error('no luck')", 'no luck'],
  ['process.exit()', 'A thread ended without an answer.'],
])('a thread that runs "%s" fails the whole run', async (answer, message) => {
  await expect(runInThreads([1], { script: scriptOf(answer) })).rejects.toThrow(message)
})
