/** Elements whose click the browser has handled; another one would undo or repeat that. */
const ANSWERED =
  'a[href], summary, label, input:not([type=button], [type=submit]), select, textarea'

/** React drops a click on a lazy part before hydration: number of attempts, and time between. */
const MOST_TRIES = 50
const PAUSE_MS = 100

/** The last click on each island; a newer one replaces it. */
const latest = new WeakMap<Element, MouseEvent>()

/** Dispatch again a click made before the island was hydrated. The event stays in the island. */
export function replayClick(island: Element, click: MouseEvent): void {
  latest.set(island, click)
  replay(island, click, MOST_TRIES)
}

/** Replay clicks that React drops because the code of their part has not arrived. */
export function replayDroppedClicks(island: Element): void {
  island.addEventListener(
    'click',
    (event) => {
      const click = event as MouseEvent
      if (isDropped(click)) setTimeout(() => replayClick(island, click))
    },
    { capture: true },
  )
}

/** React stops such a click at its root, as a component may do with its own; replays do not count. */
function isDropped({ isTrusted, cancelBubble, target }: MouseEvent): boolean {
  return isTrusted && cancelBubble && !isHydrated(target as Element)
}

/** React gives each element that it has hydrated properties of its own. */
function isHydrated(element: Element): boolean {
  return Object.keys(element).some((name) => name.startsWith('__react'))
}

function replay(island: Element, click: MouseEvent, triesLeft: number): void {
  const target = click.target as Element
  if (latest.get(island) !== click || !island.contains(target) || target === island) return
  // The replayed click toggles a box, so toggle it first to keep the reader's state.
  if (isBox(target)) target.checked = !target.checked
  else if (target.closest(ANSWERED) !== null) return
  if (!passOn(island, target, click) && !isHydrated(target) && triesLeft > 0)
    setTimeout(() => replay(island, click, triesLeft - 1), PAUSE_MS)
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
