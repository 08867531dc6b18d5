import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { commandsWith } from './commands-with.fixtures.ts'
import { removeGroups, runInside } from './inside.ts'

const folder = temporaryFolder()
let server: Server
let port: number
beforeAll(async () => {
  server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
  port = (server.address() as { port: number }).port
})
afterAll(() => {
  server.close()
})

const LISTEN = (port: number) =>
  `require('node:net').createServer().listen(${port}, '0.0.0.0', () => process.exit(7)).on('error', () => process.exit(8))`

/** 7 where namespaces are allowed; elsewhere the error says what is needed. */
async function codeOf(command: readonly string[], keep?: string): Promise<number | string> {
  return runInside(command, keep).catch((error: Error) => error.message)
}

test('a port in use on this computer is free for a drill', async () => {
  const code = await codeOf([process.execPath, '-e', LISTEN(port)])
  if (typeof code === 'string') expect(code).toMatch(/drills need Linux and root.*unshare/)
  else expect(code).toBe(7)
})

test('nothing that a drill started outlives it, even in a session of its own', async () => {
  const mark = `3600.${port}`
  const code = await codeOf(['bash', '-c', `setsid sleep ${mark} & sleep 0.2; exit 7`])
  if (typeof code === 'string') expect(code).toMatch(/drills need Linux and root.*unshare/)
  else expect(code).toBe(7)
  await expect.poll(() => commandsWith(mark), { timeout: 10_000 }).toEqual([])
})

test.each(['SIGINT', 'SIGKILL'] as const)('%s ends what a drill started', async (signal) => {
  const mark = `${signal === 'SIGINT' ? 7200 : 8000}.${port}`
  const child = startDrill(`setsid sleep ${mark} & wait`)
  await once(child.stdout, 'data')
  child.kill(signal)
  await once(child, 'exit')
  await expect.poll(() => commandsWith(mark), { timeout: 10_000 }).toEqual([])
})

test('Ctrl+C leaves no folder behind, although the drill still writes', async () => {
  const temporary = temporaryFolder()
  const child = startDrill('while true; do mkdir -p "$DRILLS_FOLDER/a/$RANDOM"; done', temporary)
  await once(child.stdout, 'data')
  child.kill('SIGINT')
  await once(child, 'exit')
  expect(await readdir(temporary)).toEqual([])
})

test('a folder that cannot be made is named before anything starts', async () => {
  expect(await codeOf(['true'], '/dev/null/x')).toMatch(
    /^no folder can be made in \/dev\/null\/x: ENOTDIR.*; name another with --keep$|need Linux and root/,
  )
})

test('a drill removes its own control groups, and says which one remains', async () => {
  const groups = temporaryFolder()
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (const name of ['drills-12/a/system.slice', 'drills-123/a', 'unified/drills-12/a'])
    await mkdir(join(groups, name), { recursive: true })
  removeGroups('drills-12', groups)
  expect((await readdir(groups, { recursive: true })).sort()).toEqual([
    ...['drills-123', 'drills-123/a', 'unified'],
  ])
  expect(said).not.toHaveBeenCalled()
  // A folder with a file stays, as a group with a process does.
  await writeFile(join(groups, 'drills-123/a/file'), '')
  removeGroups('drills-123', groups)
  expect(said.mock.calls).toEqual([[expect.stringContaining('control group drills-123 remains')]])
  said.mockRestore()
})

/** A process that does a drill, and prints a line once it has begun. */
function startDrill(script: string, temporary = folder) {
  return spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { importTypeScript } = await import(${JSON.stringify(join(import.meta.dirname, '../scripts/import-typescript.mjs'))})
       const { runInside } = await importTypeScript('drills/inside.ts')
       const command = ['bash', '-c', ${JSON.stringify(`echo started; ${script}`)}]
       process.exitCode = await runInside(command).catch(() => (console.log('started'), 1))`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, TMPDIR: temporary } },
  )
}
