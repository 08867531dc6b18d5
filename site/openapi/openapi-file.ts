import { restQueries } from '../data/rest-endpoints.ts'
import { openApiDocument } from './openapi-document.ts'

/** Path of the document in the repository; the site serves it as `/openapi.json`. */
export const OPENAPI_FILE = 'site/public/openapi.json'

/** Text of the file. */
export function openApiText(): string {
  return `${JSON.stringify(openApiDocument(restQueries), null, 2)}\n`
}
