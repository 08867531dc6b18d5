import { decodeEntities } from 'warraq/components'

/** Text without tags and with decoded entities; empty if the value is not a string. */
export function plainText(value: unknown): string {
  if (typeof value !== 'string') return ''
  return decodeEntities(value.replace(/<\/?[a-z][^<>]*>/gi, ''))
    .replaceAll('\u00a0', ' ')
    .trim()
}
