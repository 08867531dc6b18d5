/** What a service worker needs of its global scope; the types of browsers name the scope of documents. */
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
  /** Of a message. */
  readonly data?: unknown
  /** Keep the worker running until then. */
  readonly waitUntil: (end: Promise<unknown>) => void
}

/** The scope that this code runs in. */
export const workerScope = globalThis as unknown as WorkerScope
