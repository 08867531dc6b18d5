/**
 * What follows a block of an article in its page: the rest of the article first, then of the element
 * the article is in, and so on.
 */
export type BodyRest = readonly DocumentFragment[]

/** Take away all that follows a block in `root`. */
export function takeAfter(block: Element, root: Node): BodyRest {
  const taken: DocumentFragment[] = []
  for (let at: Node = block; at !== root && at.parentNode !== null; at = at.parentNode) {
    const range = document.createRange()
    range.selectNodeContents(at.parentNode)
    range.setStartAfter(at)
    taken.push(range.extractContents())
  }
  return taken
}

/** Add what was taken away after a block of this article. */
export function putBack(article: Element | null, rest: BodyRest): void {
  let parent = article
  for (const part of rest) {
    parent?.append(part)
    parent = parent?.parentElement ?? null
  }
}
