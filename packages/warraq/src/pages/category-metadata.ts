import { posix } from 'node:path'
import { remembered } from '@warraq/search/remembered'
import { z } from 'zod'
import type { DocsRoot } from '../config/docs-root.ts'
import { parseAs } from '../config/parse-as.ts'
import { parseYaml } from '../config/parse-yaml.ts'
import type { Diagnostic } from '../shared/data/diagnostic.ts'
import { mildProblemAt, problemAt } from '../shared/data/problem-at.ts'
import { accepted, optional, text } from '../shared/data/schema-fields.ts'
import { didYouMean } from '../shared/text/nearest.ts'
import type { Doc } from './doc.ts'

const generatedIndexSchema = z.strictObject({
  type: z.literal('generated-index'),
  slug: text('Address of the page; absent: made from the path of the folder.'),
  title: text('Title of the page; absent: the label of the folder.'),
  description: text('Text below the title, and for search engines.'),
  image: text('Image for link previews.'),
  keywords: optional(
    z.array(z.string()),
    "Words for search engines, and for the site's own search.",
  ),
  searchBoost: optional(
    z.number().positive(),
    "Factor of its weight in the site's own search, like `search_boost` of a page.",
  ),
})

/** A request for a page that lists the items of a category. */
export type GeneratedIndexLink = z.output<typeof generatedIndexSchema>

/** The page of a category: a doc, a generated index, or none. */
export const categoryLinkSchema = z
  .discriminatedUnion(
    'type',
    [z.strictObject({ type: z.literal('doc'), id: z.string() }), generatedIndexSchema],
    'null, { type: "doc", id } or { type: "generated-index" }',
  )
  .nullish()

/** A field of categories, in their files and in written sidebars. */
export const STANDALONE = optional(
  z.boolean(),
  'Beside its pages the sidebar shows only this category, with a way back and a filter: for references. Elsewhere it is one entry.',
)

export const categorySchema = z.strictObject({
  $schema: text('Address of the JSON schema, for editors.'),
  label: text('Name in the sidebar; absent: made from the name of the folder.'),
  position: optional(z.number(), 'Position within the folder above.'),
  collapsed: optional(z.boolean(), 'Closed at first.'),
  collapsible: optional(z.boolean(), '`false`: readers cannot close it.'),
  standalone: STANDALONE,
  className: text('Class of the entry in the sidebar.'),
  customProps: accepted(z.record(z.string(), z.unknown())),
  description: text('Text below the title of its page.'),
  key: text('Name that tells categories with the same label apart.'),
  link: categoryLinkSchema.describe(
    'Its page: a document, a page that lists its items, or `null` for none.',
  ),
})

/** Contents of `_category_.json` or `_category_.yml`. */
export type CategoryMetadata = z.output<typeof categorySchema>

/** The validated metadata of a category file, and its problems. */
export function parseCategoryMetadata(
  file: string,
  text: string,
): { readonly value?: CategoryMetadata | undefined; readonly problems: readonly Diagnostic[] } {
  const problem = (found: string, expected: string, fix: string) =>
    problemAt(file, 'sidebar/category-file', { found, expected, fix })
  // JSON is YAML, too.
  const parsed = parseYaml(text)
  if ('message' in parsed) {
    const expected = file.endsWith('.json') ? 'valid JSON' : 'valid YAML'
    const found = `line ${parsed.line}: ${parsed.message}`
    return { problems: [problem(found, expected, 'correct the syntax')] }
  }
  // A file without any field changes nothing.
  const fields = withTexts(parsed.value ?? {}, parsed.written)
  const { data: value, wrong } = parseAs(categorySchema, fields)
  const problems = wrong.map(({ path, found, expected }) =>
    problem(path === '' ? found : `${path}: ${found}`, expected, 'correct or remove it'),
  )
  if (value?.customProps !== undefined) problems.push(uselessProps(file))
  return { value, problems }
}

/** Fields that readers see or that name something: `label: 1.10` is the text 1.10. */
const TEXT_FIELDS = new Set('className description id image key label slug title'.split(' '))

/** The fields of a category with numbers as their author wrote them where a text is expected. */
function withTexts(value: unknown, written: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const texts = new Map(Object.entries(Object(written)))
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const text = texts.get(name)
      if (!TEXT_FIELDS.has(name)) return [name, name === 'link' ? withTexts(inner, text) : inner]
      return [name, typeof inner === 'number' ? String(text) : inner]
    }),
  )
}

function uselessProps(file: string): Diagnostic {
  return mildProblemAt(file, 'sidebar/category-file', {
    found: 'field "customProps"',
    expected: 'fields that change the sidebar; no part of the theme gets this one',
    fix: 'remove it',
  })
}

/**
 * The doc that a category names as its page: one of its folder by the last part of the id,
 * otherwise any doc of the docs root.
 */
export function linkedDoc(id: string, own: readonly Doc[], all: readonly Doc[]): Doc | undefined {
  return own.find((doc) => posix.basename(doc.id) === id) ?? all.find((doc) => doc.id === id)
}

interface CategoryTableSource {
  /** Texts of the files, by path. */
  readonly files: ReadonlyMap<string, string>
  readonly roots: readonly DocsRoot[]
  readonly docs: readonly Doc[]
  /** Ids of the drafts that were left out, by key of their docs root. */
  readonly drafts: ReadonlyMap<string, ReadonlySet<string>>
}

/** The validated category files of every docs root, by folder. */
export function categoryTable({ files, roots, docs, drafts }: CategoryTableSource) {
  const byDocsRoot = new Map<string, Map<string, CategoryMetadata>>()
  const problems: Diagnostic[] = []
  for (const [file, text] of files) {
    const { value, problems: found } = parseCategoryMetadata(file, text)
    problems.push(...found)
    if (value === undefined) continue
    for (const root of roots.filter(({ path }) => path === '.' || file.startsWith(`${path}/`))) {
      const { key, path } = root
      const folder = posix.relative(path, posix.dirname(file))
      const folders = remembered(byDocsRoot, key, () => new Map<string, CategoryMetadata>())
      if (folders.has(folder)) problems.push(secondFile(file))
      else folders.set(folder, value)
      // A category file of the docs root itself has no effect.
      if (root.sidebar === false || folder === '' || value.link?.type !== 'doc') continue
      const all = docs.filter(({ rootKey }) => rootKey === key)
      const own = all.filter(({ relativePath }) => posix.dirname(relativePath) === folder)
      const { id } = value.link
      const isDraft = [...(drafts.get(key) ?? [])].some((draft) => `/${draft}`.endsWith(`/${id}`))
      if (!isDraft && linkedDoc(id, own, all) === undefined)
        problems.push(unknownDoc(file, 'link', { id, docs: all }))
    }
  }
  return { byDocsRoot, problems }
}

function secondFile(file: string): Diagnostic {
  return mildProblemAt(file, 'sidebar/category-file', {
    found: 'a second category file in one folder',
    expected: 'one of _category_.json, _category_.yml and _category_.yaml',
    fix: 'remove it: only the first one counts',
  })
}

/**
 * The error for an id that no doc has.
 * @param place the field of the file that names the doc
 */
export function unknownDoc(
  file: string,
  place: string,
  { id, docs }: { readonly id: string; readonly docs: readonly Doc[] },
): Diagnostic {
  const ids = docs.map((doc) => doc.id).sort()
  return problemAt(file, 'sidebar/unknown-doc', {
    found: `${place}: doc "${id}"`,
    expected: `one of: ${ids.join(', ')}`,
    fix: didYouMean(id, ids, 'name a doc that exists'),
  })
}
