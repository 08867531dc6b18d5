import { readdir, readFile } from 'node:fs/promises'

/** Clock ticks a second of Linux, in which `/proc` counts. */
const TICKS = 100

/** Seconds of CPU that a running process, its threads and its children, also the ended ones, have used. */
export async function cpuSeconds(pid) {
  const used = await Promise.all((await treeOf(pid)).map(ownCpuSeconds))
  return used.reduce((sum, seconds) => sum + seconds, 0)
}

async function ownCpuSeconds(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  // User and system time, its own and that of children it has waited for.
  return [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field] ?? 0), 0) / TICKS
}

/** Megabytes that a running process and its children hold in memory. */
export async function residentMb(pid) {
  const held = await Promise.all(
    (await treeOf(pid)).map(async (member) => {
      const status = await readFile(`/proc/${member}/status`, 'utf8').catch(() => '')
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
    }),
  )
  return held.reduce((sum, mb) => sum + mb, 0)
}

/** A process and those it has started, as far as they run. */
async function treeOf(pid) {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const children = await Promise.all(
    threads.map((thread) =>
      readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => ''),
    ),
  )
  const ids = children.join(' ').split(' ').filter(Boolean)
  return [pid, ...(await Promise.all(ids.map(treeOf))).flat()]
}
