// Long tasks: tasks that block the main thread of a page for more than 50 ms.

/** Prepare a page, before it is opened. */
export function prepareTaskWatch(page) {
  return page.addInitScript(() => {
    window.benchTasks = []
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        window.benchTasks.push({ startTime, duration })
    }).observe({ type: 'longtask', buffered: true })
  })
}

/** The long tasks of a page during `act` and the time after it, the longest first. */
export async function tasksOf(page, act, settleMs) {
  const since = await page.evaluate(() => performance.now())
  await act()
  await page.waitForTimeout(settleMs)
  const durations = await page.evaluate(
    (start) => window.benchTasks.filter((task) => task.startTime >= start).map((t) => t.duration),
    since,
  )
  return durations.map(Math.round).sort((a, b) => b - a)
}

/** The run whose longest task is the median, for a table. */
export function middleOf(runs) {
  const sorted = [...runs].sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0))
  return (sorted[Math.floor(sorted.length / 2)] ?? []).join(' + ') || 'none'
}
