import type { WarraqPlugin } from '../warraq-plugin.ts'
import { bundleWorker } from './bundle-offline-worker.ts'
import { REMOVAL_CODE } from './removal-code.ts'
import { WORKER_FILE } from './worker-contract.ts'

/** Lets readers open visited pages and search without a network. */
export function offline(): WarraqPlugin {
  return {
    name: 'offline',
    client: [{ module: 'warraq:plugins/offline/register-worker.ts' }],
    async *emit(site) {
      yield { path: WORKER_FILE, content: await bundleWorker(site) }
    },
  }
}

/**
 * Without the option: writes the file that browsers with a worker of an earlier build request, to
 * remove that worker. No page refers to the file.
 */
export function offlineRemoved(): WarraqPlugin {
  return {
    name: 'offline',
    *emit() {
      yield { path: WORKER_FILE, content: REMOVAL_CODE }
    },
  }
}
