import { useState } from 'react'

/** Starts a task that the reader asked for. */
type RunTask = (task: () => Promise<void>) => void

/**
 * Whether a task runs, and how to start one. What a task throws is thrown when the island renders next, so
 * that its crash message tells: React hears of no error that comes after an event handler.
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
