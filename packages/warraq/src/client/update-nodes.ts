/**
 * Change what differs between two sources, and keep everything else with its state: what the reader
 * opened, islands, scroll positions, videos.
 *
 * @param live the elements on screen, made from `before`; scripts may have changed their attributes
 * @param before the former source
 * @param after the new source, whose nodes move to the screen as far as they are new
 */
export function updateNodes(live: ParentNode & Node, before: Node, after: Node): void {
  const shown = [...live.childNodes]
  const old = [...before.childNodes]
  const next = [...after.childNodes]
  // A script has added or removed nodes, so old and new ones cannot be matched.
  if (!isSameShape(shown, old)) {
    live.replaceChildren(...next)
    return
  }
  const taken = matchNodes(old, next)
  const kept = next.map((node, at) => keptNode(node, at, { shown, old, taken }))
  for (const node of shown) if (!kept.includes(node)) node.remove()
  // Only what is new or out of place moves, because a frame or a video would start again.
  let place = live.firstChild
  for (const node of kept) {
    if (node === place) place = place.nextSibling
    else live.insertBefore(node, place)
  }
}

interface Match {
  readonly shown: readonly ChildNode[]
  readonly old: readonly Node[]
  readonly taken: readonly (number | undefined)[]
}

/** The node on screen for a node of the new source, changed as needed, or the new node itself. */
function keptNode(next: ChildNode, at: number, { shown, old, taken }: Match): ChildNode {
  const from = taken[at]
  const live = from === undefined ? undefined : shown[from]
  const before = from === undefined ? undefined : old[from]
  if (live === undefined || before === undefined) return next
  if (before.isEqualNode(next)) return live
  if (live instanceof Element && before instanceof Element && next instanceof Element) {
    updateAttributes(live, before, next)
    updateNodes(live, before, next)
  } else live.nodeValue = next.nodeValue
  return live
}

/**
 * For each new node the index of the old node that it continues: an equal one, or between those one
 * of the same kind.
 */
function matchNodes(old: readonly Node[], next: readonly Node[]): (number | undefined)[] {
  const taken: (number | undefined)[] = next.map(() => undefined)
  let start = 0
  while (start < old.length && start < next.length && isEqual(old[start], next[start]))
    taken[start] = start++
  let oldEnd = old.length
  let nextEnd = next.length
  while (oldEnd > start && nextEnd > start && isEqual(old[oldEnd - 1], next[nextEnd - 1]))
    taken[--nextEnd] = --oldEnd
  let from = start
  for (let at = start; at < nextEnd; at++) {
    const found = old.findIndex(
      (node, index) => index >= from && index < oldEnd && isEqual(node, next[at]),
    )
    if (found < 0) continue
    taken[at] = found
    from = found + 1
  }
  matchKinds(old, next, taken)
  return taken
}

/** Give the nodes between two matches the old nodes of their kind that are there, in order. */
function matchKinds(
  old: readonly Node[],
  next: readonly Node[],
  taken: (number | undefined)[],
): void {
  let from = 0
  for (const [at, node] of next.entries()) {
    const known = taken[at]
    if (known === undefined) {
      const end = taken.find((index, later) => later > at && index !== undefined) ?? old.length
      const found = old.findIndex(
        (other, index) => index >= from && index < end && canContinue(other, node),
      )
      if (found >= 0) taken[at] = found
    }
    from = (taken[at] ?? from - 1) + 1
  }
}

function isEqual(one: Node | undefined, other: Node | undefined): boolean {
  return one !== undefined && other !== undefined && one.isEqualNode(other)
}

/** Whether an element on screen can become another one. Code may have read a whole custom element. */
function canContinue(old: Node, next: Node): boolean {
  const isWhole = /[A-Z]-|^(?:TEMPLATE|SCRIPT|VIDEO|AUDIO|IFRAME)$/
  return old.nodeName === next.nodeName && !(isWhole.test(old.nodeName) && !isTabs(old))
}

/** Tabs read their panels each time. */
function isTabs({ nodeName }: Node): boolean {
  return nodeName === 'DOCS-TABS'
}

function isSameShape(shown: readonly Node[], old: readonly Node[]): boolean {
  return (
    shown.length === old.length &&
    shown.every(({ nodeName }, index) => nodeName === old[index]?.nodeName)
  )
}

/** Change the attributes that differ between the sources; the reader may have changed others. */
function updateAttributes(live: Element, before: Element, after: Element): void {
  for (const name of new Set([...before.getAttributeNames(), ...after.getAttributeNames()])) {
    const value = after.getAttribute(name)
    if (value === before.getAttribute(name)) continue
    if (value === null) live.removeAttribute(name)
    else live.setAttribute(name, value)
  }
}
