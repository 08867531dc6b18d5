/**
 * Whether an id belongs to an element of the shell. With the same id in content, scripts and labels
 * would find the wrong element.
 */
export function isShellId(id: string): boolean {
  return /^docs[A-Z]/.test(id)
}
