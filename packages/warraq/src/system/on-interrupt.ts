import { constants } from 'node:os'

/** Signals with which a person or a system asks a program to end. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Clean up when the program is asked to end; it then exits with the status of the signal, 128 plus
 * its number. A second signal ends it at once.
 * @returns a function that removes the handler
 */
export function onInterrupt(cleanUp: () => void): () => void {
  const end = (signal: (typeof SIGNALS)[number]) => {
    stop()
    try {
      cleanUp()
    } finally {
      process.exit(128 + constants.signals[signal])
    }
  }
  const stop = () => {
    for (const signal of SIGNALS) process.off(signal, end)
  }
  for (const signal of SIGNALS) process.on(signal, end)
  return stop
}
