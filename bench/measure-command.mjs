// Times a command as a user runs it: wall time, CPU time of all its threads and children, peak memory.
import { spawn } from 'node:child_process'
import { usageOf } from './process-tree.mjs'

/**
 * Taking a sample costs two milliseconds of CPU; more frequent samples would distort the
 * measurement.
 */
const SAMPLE_MS = 50
/** Characters of the end of the output that are shown when a command fails. */
const TOLD_CHARACTERS = 600

/**
 * Run a command; returns seconds, seconds of CPU, and the peak resident set in megabytes.
 * @param {readonly string[]} command
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, limitMs?: number }} options
 * @throws Error with the end of its output when the command fails or takes longer than `limitMs`.
 */
export async function measureCommand([program, ...args], { cwd, env, limitMs } = {}) {
  const start = performance.now()
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: limitMs,
    killSignal: 'SIGKILL',
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said = (said + text).slice(-TOLD_CHARACTERS)
    })
  let peakMb = 0
  let cpu = 0
  const timer = setInterval(async () => {
    const { residentMb, cpuSeconds } = await usageOf(child.pid)
    peakMb = Math.max(peakMb, residentMb)
    cpu = Math.max(cpu, cpuSeconds)
  }, SAMPLE_MS)
  const code = await new Promise((resolve) =>
    child.on('exit', (code, signal) => resolve(code ?? signal)),
  )
  const seconds = (performance.now() - start) / 1000
  clearInterval(timer)
  if (code !== 0)
    throw new Error(`${args.join(' ')} ended with ${code} after ${seconds.toFixed(0)} s: ${said}`)
  return {
    seconds: Number(seconds.toFixed(2)),
    cpuSeconds: Number(cpu.toFixed(2)),
    peakMb: Math.round(peakMb),
  }
}
