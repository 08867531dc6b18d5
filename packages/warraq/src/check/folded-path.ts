/**
 * Folds case and Unicode normalization: two paths have the same result if some file systems treat
 * them as one file.
 */
export function foldedPath(path: string): string {
  return path.normalize('NFC').toLowerCase()
}
