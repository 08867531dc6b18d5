import { readFile } from 'node:fs/promises'

/** Clock ticks a second of Linux, in which `/proc` counts. */
const TICKS = 100

/** Seconds of CPU that a running process and its threads have used. */
export async function cpuSeconds(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}
