import type { DocumentData } from '../data/page-payload.ts'
import * as SHELL_ID from '../data/shell-ids.ts'

/** The plain data that the build wrote into the document. */
export function readDocumentData(document: Document): DocumentData {
  // The cast is safe, because the engine wrote this JSON into the same document.
  return JSON.parse(document.getElementById(SHELL_ID.data)?.textContent ?? 'null') as DocumentData
}
