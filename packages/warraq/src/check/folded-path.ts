/** A path as file systems see it that ignore case and Unicode normalization: equal for paths that are one file there. */
export function foldedPath(path: string): string {
  return path.normalize('NFC').toLowerCase()
}
