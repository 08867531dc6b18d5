import { countersOf } from './client-counters.ts'

export interface AnswerSlots {
  /** Answers that are being written. */
  readonly running: ReadonlySet<AbortController>
  /** Why an answer for an address would have to wait; `undefined` if it can be written now. */
  readonly whyNotFree: (address: string) => 'all-taken' | 'own-taken' | undefined
  readonly take: (address: string, answer: AbortController) => void
  readonly release: (answer: AbortController) => void
}

export interface SlotLimits {
  readonly maxRunning: number
  readonly maxRunningPerReader: number
}

/**
 * Limits the answers that are written at the same time: all together, and those of one reader. A
 * network of several readers gets at most half of them, so that one alone cannot occupy the server.
 */
export function createAnswerSlots({ maxRunning, maxRunningPerReader }: SlotLimits): AnswerSlots {
  const running = new Set<AbortController>()
  const keysOf = new WeakMap<AbortController, readonly string[]>()
  const half = Math.ceil(maxRunning / 2)
  const countOf = (key: string) =>
    [...running].filter((answer) => keysOf.get(answer)?.includes(key)).length

  return {
    running,
    whyNotFree: (address) => {
      if (running.size >= maxRunning) return 'all-taken'
      const hasTooMany = countersOf(address).some(
        ({ key, readers }) => countOf(key) >= Math.min(maxRunningPerReader * readers, half),
      )
      return hasTooMany ? 'own-taken' : undefined
    },
    take: (address, answer) => {
      running.add(answer)
      keysOf.set(
        answer,
        countersOf(address).map(({ key }) => key),
      )
    },
    release: (answer) => void running.delete(answer),
  }
}
