/** The answers that are being written. */
export interface RunningAnswers {
  readonly isClosing: () => boolean
  readonly count: () => number
  /** Register an answer; aborting the controller stops it. */
  readonly begin: () => AbortController
  readonly end: (controller: AbortController) => void
  /**
   * Resolves when all answers have ended; those still running after `graceMs` are aborted with
   * `reason`.
   */
  readonly close: (graceMs: number, reason: Error) => Promise<void>
}

/** Create an empty registry of running answers. */
export function createRunningAnswers(): RunningAnswers {
  const running = new Set<AbortController>()
  const idle = new EventTarget()
  let isClosing = false
  return {
    isClosing: () => isClosing,
    count: () => running.size,
    begin: () => {
      const controller = new AbortController()
      running.add(controller)
      return controller
    },
    end: (controller) => {
      running.delete(controller)
      if (running.size === 0) idle.dispatchEvent(new Event('idle'))
    },
    close: async (graceMs, reason) => {
      isClosing = true
      if (running.size === 0) return
      const finished = new Promise((resolve) => idle.addEventListener('idle', resolve))
      const timer = setTimeout(() => {
        for (const controller of running) controller.abort(reason)
      }, graceMs)
      await finished
      clearTimeout(timer)
    },
  }
}
