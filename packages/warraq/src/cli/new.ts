import { relative, resolve } from 'node:path'
import { newSite } from '../scaffold/new-site.ts'
import { writeNewFolder } from '../system/write-files.ts'

/**
 * `warraq new`: create a site.
 * @throws UsageError when the folder holds something.
 */
export function create(folder: string, version: string): number {
  const path = resolve(folder)
  const files = newSite(path, version)
  writeNewFolder(path, files)
  const place = relative('.', path) || '.'
  console.log(`Created ${Object.keys(files).length} files in ${path}`)
  console.log(`Next: cd ${/\s/.test(place) ? `"${place}"` : place} && npm install && npm run dev`)
  return 0
}
