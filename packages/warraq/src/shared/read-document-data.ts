import type { DocumentData } from './page-payload.ts'

/** The plain data the build wrote into the document. */
export function readDocumentData(document: Document): DocumentData {
  // The engine wrote this JSON into the very document it also rendered.
  return JSON.parse(document.getElementById('docs-data')?.textContent ?? 'null') as DocumentData
}
