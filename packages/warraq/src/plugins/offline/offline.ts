import type { WarraqPlugin } from '../warraq-plugin.ts'
import { bundleWorker } from './bundle-offline-worker.ts'
import { REMOVAL_CODE } from './removal-code.ts'
import { WORKER_FILE } from './worker-contract.ts'

/**
 * Lets readers open visited pages and search without a network. Turned off, it only writes the file
 * that browsers with a worker of an earlier build request, to remove that worker; no page refers to
 * it.
 */
export function offline(isOn: boolean): WarraqPlugin {
  return {
    name: 'offline',
    client: isOn ? [{ module: 'warraq:plugins/offline/register-worker.ts' }] : [],
    async *emit(site) {
      yield { path: WORKER_FILE, content: isOn ? await bundleWorker(site) : REMOVAL_CODE }
    },
  }
}
