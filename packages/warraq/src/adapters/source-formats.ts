import { docusaurus } from './docusaurus/docusaurus.ts'
import type { SourceFormat } from './source-format.ts'

/** Formats that the engine reads, in the order in which it looks for them. */
const FORMATS: readonly SourceFormat[] = [docusaurus]

/** The format of the project under `root`, and the file that shows it. */
export function findFormat(
  root: string,
): { readonly format: SourceFormat; readonly file: string } | undefined {
  for (const format of FORMATS) {
    const file = format.finds(root)
    if (file !== undefined) return { format, file }
  }
  return undefined
}
