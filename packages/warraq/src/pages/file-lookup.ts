import { statSync } from 'node:fs'
import { join } from 'node:path'
import { type FilePlace, placeOf } from '../content/site-files.ts'

/** A remembered "is there such a file below the root?"; a folder is no file. */
export function fileLookup(root: string): (file: string) => FilePlace {
  const known = new Map<string, FilePlace>()
  return (file) => {
    const answer = known.get(file) ?? filePlaceOf(root, file)
    known.set(file, answer)
    return answer
  }
}

function filePlaceOf(root: string, file: string): FilePlace {
  const place = placeOf(root, file)
  if (place === 'missing') return place
  return statSync(join(root, file), { throwIfNoEntry: false })?.isDirectory() === true
    ? 'missing'
    : place
}
