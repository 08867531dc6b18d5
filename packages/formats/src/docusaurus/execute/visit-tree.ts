/** Stands for `unist-util-visit`, which nearly every plugin of a project uses, where it is missing. */
/** @public Plugins read it from the package. */
export const CONTINUE = true
export const EXIT = false
export const SKIP = 'skip'

interface Node {
  readonly type: string
  readonly children?: readonly Node[]
}

type Test = string | Partial<Node> | ((node: Node, index?: number, parent?: Node) => unknown)
type Visitor = (node: Node, index: number | undefined, parent: Node | undefined) => unknown

/** Calls `visitor` with each node that passes the tests, parents first. */
export function visit(tree: Node, test: unknown, visitor?: unknown): void {
  const [tests, call] =
    visitor === undefined || typeof visitor === 'boolean'
      ? [undefined, test as Visitor]
      : [test as Test | readonly Test[], visitor as Visitor]
  const passes = testOf(tests)
  const walk = (node: Node, index?: number, parent?: Node): unknown => {
    const result = passes(node, index, parent) ? call(node, index, parent) : CONTINUE
    const [action, next] = Array.isArray(result)
      ? result
      : typeof result === 'number'
        ? [CONTINUE, result]
        : [result, undefined]
    if (action === EXIT) return EXIT
    if (action !== SKIP)
      for (let at = 0; at < (node.children?.length ?? 0); ) {
        const child = node.children?.[at]
        if (child === undefined) break
        const after = walk(child, at, node)
        if (after === EXIT) return EXIT
        at = typeof after === 'number' ? after : at + 1
      }
    return typeof next === 'number' ? next : CONTINUE
  }
  walk(tree)
}

function testOf(tests: Test | readonly Test[] | undefined | null): Visitor {
  if (tests === undefined || tests === null) return () => true
  if (typeof tests === 'string') return (node) => node.type === tests
  if (typeof tests === 'function') return (node, index, parent) => tests(node, index, parent)
  if (!Array.isArray(tests))
    return (node) =>
      Object.entries(tests).every(([name, value]) => node[name as keyof Node] === value)
  const all = tests.map(testOf)
  return (node, index, parent) => all.some((passes) => passes(node, index, parent))
}
