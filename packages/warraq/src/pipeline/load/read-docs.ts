import { remembered } from '@warraq/search/remembered'
import type { DocsRoot } from '../../config/docs-root.ts'
import type { DocsConfig } from '../../config/schema.ts'
import type { PageBody } from '../../content/compile-page.ts'
import { unreadStartPage } from '../../content/source/other-syntax.ts'
import { readFrontMatter } from '../../content/source/read-front-matter.ts'
import { splitFrontMatter } from '../../content/source/split-front-matter.ts'
import { substituteFacts } from '../../content/source/substitute-facts.ts'
import type { Doc } from '../../pages/doc.ts'
import { docIdentity } from '../../pages/doc-identity.ts'
import type { Diagnostic } from '../../shared/data/diagnostic.ts'
import type { FactValue } from '../../shared/data/facts.ts'
import type { PageSource } from '../../shared/data/page-source.ts'

/** A docs page that has been read but not compiled. */
interface ReadDoc {
  readonly doc: Doc
  readonly body: PageBody
  /** The whole source with facts filled in. */
  readonly text: string
}

export type ReadDocs = ReturnType<typeof readDocs>

export interface DocResult {
  readonly read?: ReadDoc
  readonly problems: readonly Diagnostic[]
}

/** A function that reads front matter, identity and body of a source and fills in its facts. */
export function docReader(
  roots: readonly DocsRoot[],
  facts: ReadonlyMap<string, FactValue>,
  {
    trailingSlash,
    frontMatter,
    plugins,
  }: Pick<DocsConfig, 'trailingSlash' | 'frontMatter' | 'plugins'>,
): (source: PageSource) => DocResult {
  const byKey = new Map(roots.map((root) => [root.key, root]))
  return (source) => {
    const { text, yaml, body, value, fields, problems } = readPage(source, facts, frontMatter)
    const { file, originalFile, translatedFile, rootKey, relativePath } = source
    const section = byKey.get(rootKey)
    if (section === undefined) throw new Error(`No docs root "${rootKey}".`)
    const { route: baseRoute, numberPrefixes } = section
    const identity = docIdentity({
      ...{ relativePath, baseRoute, trailingSlash, numberPrefixes },
      frontMatter: value,
    })
    const { format = 'detect' } = value.mdx ?? {}
    return {
      read: {
        doc: {
          file,
          originalFile: originalFile === file ? undefined : originalFile,
          missingTranslation: translatedFile === file ? undefined : translatedFile,
          rootKey,
          relativePath,
          ...identity,
          baseRoute,
          trailingSlash,
          // Until the page is compiled, its heading is unknown.
          title: value.title ?? identity.id.slice(identity.id.lastIndexOf('/') + 1),
          description: value.description ?? '',
          frontMatter: value,
          fields,
        },
        body: {
          ...body,
          format: format === 'detect' ? source.format : format,
          ...(value.needs === undefined ? {} : { needs: { lines: value.needs, yaml } }),
        },
        text,
      },
      problems: [...problems, ...unreadStartPage(value, file, plugins)],
    }
  }
}

export function readDocs(results: readonly DocResult[], options: { readonly withDrafts: boolean }) {
  const read = results.flatMap((result) => result.read ?? [])
  const isLeftOut = ({ doc }: ReadDoc) => doc.frontMatter.draft === true && !options.withDrafts
  const drafts = new Map<string, Set<string>>()
  for (const { doc } of read.filter(isLeftOut))
    remembered(drafts, doc.rootKey, () => new Set())
      .add(doc.id)
      .add(doc.relativePath)
  return {
    docs: read.filter((entry) => !isLeftOut(entry)),
    /** Ids and files of the drafts that were left out, by key of their docs root. */
    drafts,
    problems: results.flatMap(({ problems }) => problems),
  }
}

/** Front matter and body of a page with facts filled in. */
export function readPage(
  { file, text, format }: Pick<PageSource, 'file' | 'text' | 'format'>,
  facts: ReadonlyMap<string, FactValue>,
  ownSchema?: DocsConfig['frontMatter'],
) {
  const filled = substituteFacts(text, facts, file, { format })
  const { body, ...head } = splitFrontMatter(filled.text)
  const { value, fields, problems } = readFrontMatter(head, file, ownSchema)
  return {
    text: filled.text,
    yaml: head.yaml,
    body: {
      file,
      text: body,
      firstLine: head.bodyLine,
      ...(/\bfrontMatter\b/.test(body) ? { frontMatter: head.yaml } : {}),
    },
    value,
    fields,
    problems: [...filled.problems, ...problems],
  }
}
