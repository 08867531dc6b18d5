import { readdir, readFile } from 'node:fs/promises'

/** Clock ticks a second of Linux, in which `/proc` counts. */
const TICKS = 100
/** Bytes of a page of memory, in which it counts what is held. */
const PAGE_BYTES = 4096

/** What a running process, its threads and its children hold and have used; ended children count as used. */
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
    // User and system time, its own and that of children it has waited for.
    cpuSeconds: (number(11) + number(12) + number(13) + number(14)) / TICKS,
    residentMb: (number(21) * PAGE_BYTES) / 2 ** 20,
  }
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
