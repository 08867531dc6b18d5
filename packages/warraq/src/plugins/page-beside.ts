import type { PageSource } from '../shared/data/page-source.ts'

export interface AddedPage {
  /** Path of the page within the section, with its ending: `api/index.md`. */
  readonly path: string
  /** Fields of the front matter; those that are `undefined` are left out. */
  readonly fields: Readonly<Record<string, unknown>>
  /** Markdown below the front matter. */
  readonly text: string
}

/** The source of a page that a plugin adds to the section of another page. */
export function pageBeside(
  { originalFile, relativePath, rootKey }: PageSource,
  { path, fields, text }: AddedPage,
): PageSource {
  const file = `${originalFile.slice(0, -relativePath.length)}${path}`
  const head = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
  return {
    file,
    originalFile: file,
    rootKey,
    relativePath: path,
    format: 'md',
    text: `---\n${head.join('')}---\n\n${text}\n`,
  }
}
