interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/**
 * Whether prefetching is acceptable: not with Save-Data, not on 2g. A browser without this
 * information counts as fast.
 */
export function isConnectionFast(navigator: object): boolean {
  const { connection } = navigator as { readonly connection?: Connection }
  return !(connection?.saveData || connection?.effectiveType?.includes('2g'))
}
