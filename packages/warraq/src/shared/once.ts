/** A task that runs at its first call only; all callers wait for the same. One that failed is tried again by the next call. */
export function once<Value>(task: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | undefined
  return () => {
    running ??= task().catch((cause: unknown) => {
      running = undefined
      throw cause
    })
    return running
  }
}
