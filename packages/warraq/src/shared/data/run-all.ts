/** Run every task; one that fails is reported and leaves the others alone. */
export function runAll(tasks: readonly (() => void)[]): void {
  for (const task of tasks) {
    try {
      task()
    } catch (error) {
      reportError(error)
    }
  }
}
