import { parentPort, workerData } from 'node:worker_threads'
import { exchangeFolders } from '../../packages/warraq/src/output/exchange-folders.ts'

/** Exchanges the two folders of each message, as the program does that a killed build has started. */
parentPort?.on('message', (next: string) => {
  exchangeFolders(next, workerData.out)
  parentPort?.postMessage('ended')
})
