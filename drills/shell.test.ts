import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { blocksOf } from './blocks.fixtures.ts'
import { codeOf } from './perform-page.ts'
import { interruptCommand, openShell, type Shell } from './shell.ts'

let folder: string
let shell: Shell
beforeEach(async () => {
  folder = temporaryFolder()
  shell = await openShell({
    command: ['bash', '--noprofile', '--norc'],
    env: { PATH: process.env.PATH ?? '', HOME: folder },
    write: async (name, text) => {
      await writeFile(join(folder, name), text)
      return join(folder, name)
    },
    interrupt: (number) => {
      try {
        execFileSync('bash', ['-c', interruptCommand(number)])
      } catch {
        // Nothing runs.
      }
    },
  })
})
afterEach(() => {
  shell.close()
})

test('variables stay from block to block, as in the shell of a reader', async () => {
  expect(await shell.run('A=1\ncd /', { seconds: 30 })).toEqual({ output: '', failed: [] })
  const { output } = await shell.run('echo "$A $PWD"', { seconds: 30 })
  expect(output).toBe('1 /')
})

test('a failed command is reported, one that is handled is not', async () => {
  const { failed } = await shell.run('false || true\nls /nowhere\necho on', { seconds: 30 })
  expect(failed).toEqual([{ command: 'ls /nowhere', status: 2 }])
})

test('a block whose folder cannot be made is not run', async () => {
  const [block] = blocksOf('```bash\necho elsewhere\n```\n')
  assert(block !== undefined)
  await writeFile(join(folder, 'file'), '')
  const run = await shell.run(codeOf({ block, in: '~/file' }, {}), { seconds: 30 })
  expect(run.output).toMatch(/cannot create directory|File exists/)
  expect(run.output).not.toContain('elsewhere')
  expect(run.failed).toHaveLength(1)
  expect((await shell.run(codeOf({ block, in: '~/a' }, {}), { seconds: 30 })).failed).toEqual([])
})

test('prompts read what is typed, and nothing else', async () => {
  const run = await shell.run('read -r A\necho "got $A"\nread -r B || echo end', {
    seconds: 30,
    typed: ['yes'],
  })
  expect(run.output).toBe('got yes\nend')
})

test('a last line without an end is kept', async () => {
  expect((await shell.run("printf 'done'", { seconds: 30 })).output).toBe('done')
})

test('a block that never ends by itself is ended once it has shown what is expected', async () => {
  const { output, failed } = await shell.run('echo start\nsleep 1000', {
    seconds: 30,
    until: /start/,
  })
  expect(output).toBe('start')
  expect(failed).toEqual([])
  expect((await shell.run('echo next', { seconds: 30 })).output).toBe('next')
})

test('Ctrl+C reaches what a program has started', async () => {
  // Waits for its program, as npx does.
  const script = `
    process.on('SIGINT', () => {})
    require('node:child_process').spawn('sleep', ['1000']).on('exit', () => process.exit())
    console.log('start')`
  const code = `"${process.execPath}" -e "${script}"`
  const { output } = await shell.run(code, { seconds: 30, until: /start/ })
  expect(output).toBe('start')
})

test('a block that hangs is named with its last words, and its program is ended', async () => {
  const mark = `1000.${process.pid}`
  await expect(shell.run(`echo waiting\nsleep ${mark}`, { seconds: 1 })).rejects.toThrow(
    /it hangs: no end after 1 s; the last it printed:\nwaiting/,
  )
  const left = () => spawnSync('pgrep', ['-f', `^sleep ${mark}`], { encoding: 'utf8' }).stdout
  await expect.poll(left, { timeout: 10_000 }).toBe('')
  await expect(shell.run('sleep 1000', { seconds: 1, until: /never/ })).rejects.toThrow(
    'does not match /never/',
  )
})

test('a program that has ended is not waited for', async () => {
  const start = Date.now()
  await expect(shell.run('echo died; false', { seconds: 60, until: /never/ })).rejects.toThrow(
    /after \d s its output does not match \/never\/:\ndied/,
  )
  await expect(shell.run('echo gone\nexit 3', { seconds: 60 })).rejects.toThrow(
    /it ended its shell; the last it printed:\ngone/,
  )
  expect(Date.now() - start).toBeLessThan(30_000)
})
