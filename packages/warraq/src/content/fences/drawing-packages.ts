/** Optional package that draws diagrams. */
export const DIAGRAMS = 'beautiful-mermaid'
/** Optional package that reads formulas. */
export const FORMULAS = 'katex'
