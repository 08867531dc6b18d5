interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/**
 * Whether pages may be fetched before they are asked for: not with Save-Data, not on 2g. A browser
 * that does not tell counts as fast.
 */
export function isConnectionFast(navigator: object): boolean {
  const { connection } = navigator as { readonly connection?: Connection }
  return !(connection?.saveData || connection?.effectiveType?.includes('2g'))
}
