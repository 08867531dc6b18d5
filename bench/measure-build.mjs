// Times the command line as a user runs it: wall time, CPU time of all its threads, peak memory.
import { spawn } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cpuSeconds } from './cpu-seconds.mjs'

const bin = join(import.meta.dirname, '../engine/bin/docs.mjs')

/** Run `docs build` on a site; returns seconds, seconds of CPU, and the peak resident set in megabytes. */
export async function measureBuild(root) {
  const start = performance.now()
  const child = spawn(process.execPath, [bin, 'build', root], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let peakMb = 0
  let cpu = 0
  const timer = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
    peakMb = Math.max(peakMb, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
    cpu = Math.max(cpu, await cpuSeconds(child.pid).catch(() => 0))
  }, 20)
  const code = await new Promise((resolve) => child.on('exit', resolve))
  clearInterval(timer)
  if (code !== 0) throw new Error(`docs build ${root} ended with ${code}`)
  return {
    seconds: Number(((performance.now() - start) / 1000).toFixed(2)),
    cpuSeconds: Number(cpu.toFixed(2)),
    peakMb: Math.round(peakMb),
  }
}

/** Forget everything cached for sites, so that the next build is a cold one. */
export async function clearSiteCaches() {
  await rm(join(import.meta.dirname, '../node_modules/.cache/docs-engine'), {
    recursive: true,
    force: true,
  })
}

/** Append a sentence to a page; the function returned takes it back. */
export async function editPage(file) {
  const text = await readFile(file, 'utf8')
  await writeFile(file, `${text}\nOne more sentence.\n`)
  return () => writeFile(file, text)
}
