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
export async function measureCommand(command, options = {}) {
  let said = ''
  const { exit, ...measured } = await watchCommand(command, {
    ...options,
    onText: (text) => {
      said = (said + text).slice(-TOLD_CHARACTERS)
    },
  })
  if (exit !== 0)
    throw new Error(
      `${command.slice(1).join(' ')} ended with ${exit} after ${measured.seconds.toFixed(0)} s: ${said}`,
    )
  return measured
}

/**
 * The same for a command that may fail, with its exit code or signal.
 * @param {(text: string, stream: 'stdout' | 'stderr') => void} options.onText
 */
export async function watchCommand([program, ...args], { cwd, env, limitMs, onText }) {
  const start = performance.now()
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: limitMs,
    killSignal: 'SIGKILL',
  })
  for (const stream of ['stdout', 'stderr'])
    child[stream].setEncoding('utf8').on('data', (text) => onText(text, stream))
  let peakMb = 0
  let cpu = 0
  const timer = setInterval(async () => {
    const { residentMb, cpuSeconds } = await usageOf(child.pid)
    peakMb = Math.max(peakMb, residentMb)
    cpu = Math.max(cpu, cpuSeconds)
  }, SAMPLE_MS)
  const exit = await new Promise((resolve) =>
    child.on('close', (code, signal) => resolve(code ?? signal)),
  )
  const seconds = (performance.now() - start) / 1000
  clearInterval(timer)
  return {
    exit,
    seconds: Number(seconds.toFixed(2)),
    cpuSeconds: Number(cpu.toFixed(2)),
    peakMb: Math.round(peakMb),
  }
}
