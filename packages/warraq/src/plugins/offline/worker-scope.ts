/** The part of a service worker's global scope used here; the DOM types describe that of documents. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { readonly claim: () => Promise<void> }
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: (
    type: 'install' | 'activate' | 'message',
    listener: (event: WorkerEvent) => void,
  ) => void
}

interface WorkerEvent {
  /** Only in a `message` event. */
  readonly data?: unknown
  /** Keep the worker running until the promise settles. */
  readonly waitUntil: (end: Promise<unknown>) => void
}

/** The scope that this code runs in. */
export const workerScope = globalThis as unknown as WorkerScope
