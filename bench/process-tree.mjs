import { readdir, readFile } from 'node:fs/promises'

/** Clock ticks per second in Linux, the unit of CPU time in `/proc`. */
const TICKS = 100
/** Bytes per memory page, the unit of memory in `/proc`. */
const PAGE_BYTES = 4096

/**
 * Memory and CPU time of a running process with its threads and children, including CPU time of
 * children that have ended.
 */
export async function usageOf(pid) {
  const members = await Promise.all((await treeOf(pid)).map(ownUsage))
  const sum = (name) => members.reduce((total, usage) => total + usage[name], 0)
  return { cpuSeconds: sum('cpuSeconds'), residentMb: sum('residentMb') }
}

async function ownUsage(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const number = (field) => Number(fields[field] ?? 0)
  return {
    // User and system time, of the process and of children it has waited for.
    cpuSeconds: (number(11) + number(12) + number(13) + number(14)) / TICKS,
    residentMb: (number(21) * PAGE_BYTES) / 2 ** 20,
  }
}

/** A process and its running descendants. */
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
