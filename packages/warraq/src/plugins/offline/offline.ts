import type { WarraqPlugin } from '../plugin.ts'
import { bundleWorker } from './bundle-worker.ts'
import { REMOVAL_CODE } from './removal-code.ts'
import { WORKER_FILE } from './worker-file.ts'

/** Keeps visited pages and the search in the reader's browser, for the time without a network. */
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
 * Without the option: the file that browsers ask for which still have the worker of a former build. No
 * page names it.
 */
export function offlineRemoved(): WarraqPlugin {
  return {
    name: 'offline',
    *emit() {
      yield { path: WORKER_FILE, content: REMOVAL_CODE }
    },
  }
}
