/** A task that runs once; all callers share its promise. After a failure it runs again. */
export function once<Value>(task: () => Promise<Value>): () => Promise<Value> {
  const known = new Map<undefined, Promise<Value>>()
  return () => onceFor(known, undefined, task)
}

/** Like `once`, but by key: a task runs on the first call with its key. */
export function onceFor<Key, Value>(
  known: Map<Key, Promise<Value>>,
  key: Key,
  task: () => Promise<Value>,
): Promise<Value> {
  const former = known.get(key)
  if (former !== undefined) return former
  const running = task().catch((cause: unknown) => {
    if (known.get(key) === running) known.delete(key)
    throw cause
  })
  known.set(key, running)
  return running
}
