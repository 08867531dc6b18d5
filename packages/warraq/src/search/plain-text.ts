import { decodeEntities } from '../shared/decode-entities.ts'

/** Text without tags and with its entities resolved; empty when it is no text. */
export function plainText(value: unknown): string {
  if (typeof value !== 'string') return ''
  return decodeEntities(value.replace(/<\/?[a-z][^<>]*>/gi, ''))
    .replaceAll('\u00a0', ' ')
    .trim()
}
