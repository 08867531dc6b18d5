/** The browser has answered a click on these by itself; another one would undo or repeat that. */
const ANSWERED =
  'a[href], summary, label, input:not([type=button], [type=submit]), select, textarea'

/** React drops a click on a lazy part that it has not hydrated: so often, and after such a time, it is tried again. */
const MOST_TRIES = 50
const PAUSE_MS = 100

/** Click once more what the reader clicked before the island could answer. Nobody outside of the island notices. */
export function replayClick(island: Element, click: MouseEvent, triesLeft = MOST_TRIES): void {
  const target = click.target as Element
  if (!island.contains(target) || target === island) return
  // The click that follows gives a box the state back that the reader gave it.
  if (isBox(target)) target.checked = !target.checked
  else if (target.closest(ANSWERED) !== null) return
  if (!passOn(island, target, click) && triesLeft > 0)
    setTimeout(() => replayClick(island, click, triesLeft - 1), PAUSE_MS)
}

function isBox(target: Element): target is HTMLInputElement {
  return target.matches('[type=checkbox], [type=radio]')
}

/** Returns whether the click reached its target. */
function passOn(island: Element, target: Element, click: MouseEvent): boolean {
  const listening = new AbortController()
  const { signal } = listening
  let isThere = false
  const arrive = (): void => {
    isThere = true
  }
  target.addEventListener('click', arrive, { signal })
  island.parentElement?.addEventListener('click', (event) => event.stopPropagation(), { signal })
  target.dispatchEvent(new MouseEvent('click', click))
  listening.abort()
  return isThere
}
