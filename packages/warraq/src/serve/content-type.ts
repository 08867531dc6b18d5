import { extname } from 'node:path'
import { contentType } from 'mime-types'

/** Media type by file extension. */
export function contentTypeOf(file: string): string {
  return contentType(extname(file)) || 'application/octet-stream'
}
