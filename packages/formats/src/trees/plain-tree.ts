/** A node of unist as plugins expect it: a plain object that they may change. */
export interface TreeNode {
  type: string
  children?: TreeNode[]
  [field: string]: unknown
}

/** A node of the parser, whose fields and children are read on demand. */
interface ParserNode {
  readonly type: string
  readonly children?: Iterable<ParserNode>
}

/** A copy that plugins may change. */
export function plainTree(node: ParserNode): TreeNode {
  const fields = Object.entries(node).filter(([name]) => name !== 'children' && name[0] !== '_')
  const copied = fields.map(([name, value]) => [name, plainValue(value)] as const)
  const copy: TreeNode = { type: node.type, ...Object.fromEntries(copied) }
  if (node.children !== undefined) copy.children = [...node.children].map(plainTree)
  return copy
}

function plainValue(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? structuredClone(value) : value
}

/**
 * The children of a tree after plugins changed its copy. What they left alone stays as it was, so
 * that it keeps its place in the source.
 * @param before texts of the copies
 */
export function changedChildren<Node>(
  original: readonly Node[],
  copies: readonly TreeNode[],
  { after, before }: { readonly after: readonly TreeNode[]; readonly before: readonly string[] },
): (Node | TreeNode)[] {
  const indexOf = new Map(copies.map((copy, at) => [copy, at]))
  return after.map((node) => {
    const at = indexOf.get(node)
    const same = at === undefined ? undefined : original[at]
    return same !== undefined && at !== undefined && textOf(node) === before[at] ? same : node
  })
}

/**
 * Nodes as the parser takes them: a tree within a tree is its children, and what is not a node, or a
 * number that no node can have, is left out.
 */
export function soundNodes(nodes: readonly unknown[]): TreeNode[] {
  return nodes.flatMap((value) => {
    const node = (value ?? {}) as Partial<TreeNode>
    if (typeof node.type !== 'string' || node.type === '') return []
    if (Array.isArray(node.children)) node.children = soundNodes(node.children)
    if (node.type === 'root') return node.children ?? []
    for (const { name, most } of MOST)
      if (typeof node[name] === 'number' && !isIntegerUpTo(node[name], most)) delete node[name]
    return [node as TreeNode]
  })
}

/** The largest numbers that nodes can have: the level of a heading, the first number of a list. */
const MOST = [
  { name: 'depth', most: 255 },
  { name: 'start', most: 2 ** 32 - 1 },
] as const

function isIntegerUpTo(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= most
}

export function textOf(node: TreeNode): string {
  return JSON.stringify(node)
}

export function isTree(value: unknown): value is TreeNode & { children: TreeNode[] } {
  const { type, children } = (value ?? {}) as Partial<TreeNode>
  return typeof type === 'string' && Array.isArray(children)
}
