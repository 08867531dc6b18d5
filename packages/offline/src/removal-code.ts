import { CACHE_PREFIX } from './cache-names.ts'

/** A worker that replaces an earlier one, deletes its caches and unregisters itself. */
export const REMOVAL_CODE = `// Removes the offline copy that an earlier build of this site kept.
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => {
  const start = ${JSON.stringify(CACHE_PREFIX)} + new URL(registration.scope).pathname + ' '
  const remove = async () => {
    for (const name of await caches.keys()) if (name.startsWith(start)) await caches.delete(name)
    await registration.unregister()
  }
  event.waitUntil(remove())
})
`
