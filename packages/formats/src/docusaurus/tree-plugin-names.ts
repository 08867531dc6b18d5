/** Options of the docs plugin that hold plugins of remark and rehype. */
export const TREE_PLUGINS = [
  'beforeDefaultRemarkPlugins',
  'remarkPlugins',
  'beforeDefaultRehypePlugins',
  'rehypePlugins',
]

const BUILT_IN =
  /(?:remark|rehype)-?(?:math|katex|mathjax|gfm|directive|emoji|frontmatter|mermaid|raw|slug)$|npm2yarn/i

/** Whether the engine does what a plugin does: `remark-math`, `remarkMath`. */
export function isBuiltIn(name: string): boolean {
  return BUILT_IN.test(name)
}
