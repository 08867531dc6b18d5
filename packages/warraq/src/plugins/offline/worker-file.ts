/** File name of the worker, in the folder of its language. It has no hash, so that browsers find the worker of the next build. */
export const WORKER_FILE = 'offline-worker.js'
