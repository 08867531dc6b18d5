import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { saveRecord } from './record.ts'

const folder = temporaryFolder()

const record = (page: string, day: string) => ({
  page,
  day,
  versions: { haqqd: '1.8.5' },
  differences: [],
  steps: [{ step: 'x', commands: '0123456789abcdef', result: 'as described' as const }],
})

test('a record replaces that of its page, and an invalid one changes nothing', async () => {
  const file = join(folder, 'performed.json')
  await writeFile(file, '{ "pages": [] }')
  await saveRecord(file, record('content/b.md', '2026-11-25'))
  await saveRecord(file, record('content/a.md', '2026-11-25'))
  await saveRecord(file, record('content/b.md', '2026-11-26'))
  const saved = await readFile(file, 'utf8')
  const { pages } = JSON.parse(saved)
  expect(pages.map(({ page, day }: { page: string; day: string }) => `${page} ${day}`)).toEqual([
    'content/a.md 2026-11-25',
    'content/b.md 2026-11-26',
  ])
  await expect(saveRecord(file, record('content/b.md', 'today'))).rejects.toThrow('day')
  expect(await readFile(file, 'utf8')).toBe(saved)
})

test('drills that end at the same time keep the records of each other', async () => {
  const file = join(folder, 'together.json')
  await writeFile(file, '{ "pages": [] }')
  const names = Array.from({ length: 4 }, (_, index) => `content/page-${index}.md`)
  await Promise.all(names.map((name) => saveRecord(file, record(name, '2026-11-26'))))
  const { pages } = JSON.parse(await readFile(file, 'utf8'))
  expect(pages.map(({ page }: { page: string }) => page)).toEqual(names.toSorted())
})

test('the lock of a drill that was killed does not stop the next', async () => {
  const file = join(folder, 'killed.json')
  await writeFile(file, '{ "pages": [] }')
  const drill = spawn('flock', [folder, 'sh', '-c', 'echo locked; cat'])
  await once(drill.stdout, 'data')
  const saved = saveRecord(file, record('content/a.md', '2026-11-26'))
  await expect(Promise.race([saved, wait(300, 'waits')])).resolves.toBe('waits')
  drill.kill('SIGKILL')
  drill.stdin.destroy()
  await saved
  expect(await readFile(file, 'utf8')).toContain('content/a.md')
})
