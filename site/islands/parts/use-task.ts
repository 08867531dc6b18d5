import { useState } from 'react'

/** Starts a task for the reader. */
type RunTask = (task: () => Promise<void>) => void

/**
 * Whether a task is running, and a function that starts one. An error in the task is thrown at the
 * next render of the island, so that its crash message shows it: React does not see errors after an
 * event handler has returned.
 */
export function useTask(): readonly [isRunning: boolean, run: RunTask] {
  const [isRunning, setRunning] = useState(false)
  const run: RunTask = (task) => {
    setRunning(true)
    task()
      .catch((cause: unknown) =>
        setRunning(() => {
          throw cause
        }),
      )
      .finally(() => setRunning(false))
  }
  return [isRunning, run]
}
