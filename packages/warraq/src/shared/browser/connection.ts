interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether to prefetch: not with Save-Data or on 2g; browsers that do not tell count as fast. */
export function isConnectionFast(navigator: object): boolean {
  const { connection } = navigator as { readonly connection?: Connection }
  return !(connection?.saveData || connection?.effectiveType?.includes('2g'))
}
