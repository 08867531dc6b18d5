import { onPageShown } from '../../shared/browser/page-shown.ts'
import { NAVBAR } from '../Navbar/navbar-markup.ts'
import { copyOf } from '../Templates/copy-of.ts'

/** A message in place of a part whose code failed to load; its button reloads the page. */
export function createCodeGone(): HTMLElement {
  const message = copyOf('code-gone')
  message.querySelector('button')?.addEventListener('click', () => location.reload())
  return message
}

/** Show that message below the navbar until another page is shown, for code without a place on the page. */
export function showCodeGone(): void {
  const bar = copyOf('navigation-error')
  bar.replaceChildren(...createCodeGone().childNodes)
  document.querySelector('.navigation-error')?.remove()
  document.querySelector(`.${NAVBAR}`)?.after(bar)
  const stop = onPageShown(() => {
    bar.remove()
    stop()
  })
}
