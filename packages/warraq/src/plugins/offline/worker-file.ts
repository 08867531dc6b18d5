/** The worker, in the folder of its language. The name stays, so that browsers find the next build. */
export const WORKER_FILE = 'offline-worker.js'
