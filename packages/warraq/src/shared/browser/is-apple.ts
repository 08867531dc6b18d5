/** Whether shortcuts of the reader's platform use ⌘ where others use Ctrl. */
export function isApple(): boolean {
  return /Mac|iP(?:hone|ad|od)/.test(navigator.platform)
}
