import { copyOf } from '../Templates/copy-of.ts'

/** A message in place of a part whose code failed to load; its button reloads the page. */
export function createCodeGone(): HTMLElement {
  const message = copyOf('code-gone')
  message.querySelector('button')?.addEventListener('click', () => location.reload())
  return message
}
