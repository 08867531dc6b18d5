/**
 * Joins the parts of an `id`: `anchorOf('rest', '/evmos/evm/v1/params')` is
 * `rest-evmos-evm-v1-params`.
 */
export function anchorOf(...parts: readonly string[]): string {
  return parts
    .join('-')
    .replace(/[^a-z0-9]+/gi, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
}
