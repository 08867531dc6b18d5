import { posix } from 'node:path'
import { ownValue } from '@warraq/search/own-value'
import type { Diagnostic } from '../../shared/data/diagnostic.ts'
import { problemAt } from '../../shared/data/problem-at.ts'

/** Formats in which other tools keep pages, by the endings of their files. */
const FORMATS: Readonly<Record<string, string>> = {
  '.adoc': 'AsciiDoc',
  '.asciidoc': 'AsciiDoc',
  '.ipynb': 'a notebook of Jupyter',
  '.mediawiki': 'MediaWiki',
  '.org': 'Org',
  '.qmd': 'Quarto',
  '.rmd': 'R Markdown',
  '.rst': 'reStructuredText',
  '.textile': 'Textile',
}

/** Whether a tool would make a page of the file, although it is not Markdown. */
export function isOtherFormat(path: string): boolean {
  return Object.hasOwn(FORMATS, endingOf(path))
}

/** The findings for files in other formats, of which no page is made. */
export function otherFormats(files: readonly string[]): Diagnostic[] {
  return files.map((file) => {
    const name = ownValue(FORMATS, endingOf(file)) ?? ''
    return problemAt(file, 'content/other-format', {
      found: `a file in another format: ${name}`,
      expected: 'Markdown; no page is made of other files',
      fix: 'convert it to Markdown (pandoc reads most formats), or take it out of the folder with the pages',
      cause: name,
    })
  })
}

function endingOf(path: string): string {
  return posix.extname(path).toLowerCase()
}
