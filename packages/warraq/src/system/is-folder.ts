import { statSync } from 'node:fs'

/** Whether there is a folder at an absolute path; links are followed. */
export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}
