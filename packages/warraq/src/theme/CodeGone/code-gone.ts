import { copyOf } from '../Templates/copy-of.ts'

/** A message in place of what needs the code that did not arrive; its button loads the page anew. */
export function createCodeGone(): HTMLElement {
  const message = copyOf('code-gone')
  message.querySelector('button')?.addEventListener('click', () => location.reload())
  return message
}
