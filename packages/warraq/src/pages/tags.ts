import { posix } from 'node:path'
import { z } from 'zod'
import { atSeverity, type Severity } from '../config/checks-schema.ts'
import { parseYaml } from '../config/parse-yaml.ts'
import { slugOf } from '../content/heading-slug.ts'
import { type Diagnostic, errorAt } from '../shared/diagnostic.ts'
import { remembered } from '../shared/remembered.ts'
import type { SiteTheme } from '../theme/parts/render-theme.tsx'
import type { CompiledDoc, Doc } from './doc.ts'
import { generatedDoc } from './generated-pages.tsx'

const tagsFileSchema = z.record(
  z.string(),
  z
    .object({
      label: z.string().optional(),
      permalink: z.string().optional(),
      description: z.string().optional(),
    })
    .nullable(),
)

interface TagName {
  readonly label: string
  readonly permalink: string
  readonly description: string
}

/** A tag of a docs root with its docs. */
export interface Tag extends Omit<TagName, 'permalink'> {
  /** `/docs/tags/wallets/`. */
  readonly route: string
  readonly docs: readonly Doc[]
}

export interface DocsTagsSource {
  readonly docs: readonly Doc[]
  /** `tags.yml` of the docs root, if it exists. */
  readonly file: { readonly path: string; readonly text: string } | undefined
  readonly inlineTags: Severity
}

/** The tags of a docs root: from `tags.yml`, and from docs. */
export function docsTags({ docs, file, inlineTags }: DocsTagsSource) {
  const problems: Diagnostic[] = []
  const known = file === undefined ? new Map<string, TagName>() : readTagsFile(file, problems)
  const carriers = new Map<string, { readonly name: TagName; readonly docs: Doc[] }>()
  for (const doc of docs) {
    for (const tag of doc.frontMatter.tags ?? []) {
      const listed = typeof tag === 'string' ? known.get(tag) : { ...tag, description: '' }
      const name = listed ?? tagName(String(tag))
      if (listed === undefined && file !== undefined)
        problems.push(
          ...atSeverity(inlineTags, {
            code: 'tag/inline',
            file: doc.file,
            found: `tag "${name.label}"`,
            expected: 'a tag of tags.yml',
            fix: 'add it to tags.yml, or correct it',
          }),
        )
      remembered(carriers, name.permalink, () => ({ name, docs: [] })).docs.push(doc)
    }
  }
  const tags = [...carriers.values()].map(({ name, docs: tagged }): Tag => {
    const { label, description, permalink } = name
    const base = tagged[0]?.baseRoute ?? '/'
    const route = posix.join(base, 'tags', posix.join('/', permalink), '/')
    return { label, description, route, docs: tagged }
  })
  return { tags: tags.sort((a, b) => (a.label < b.label ? -1 : 1)), problems }
}

/** A tag by its key, with what `tags.yml` says of it. */
function tagName(key: string, tag: z.output<typeof tagsFileSchema>[string] = null): TagName {
  const { label = key, permalink = `/${slugOf(key)}`, description = '' } = tag ?? {}
  return { label, permalink, description }
}

/** The tags of a file by key; adds its problems to `problems`. */
function readTagsFile(
  { path, text }: NonNullable<DocsTagsSource['file']>,
  problems: Diagnostic[],
): ReadonlyMap<string, TagName> {
  const names = new Map<string, TagName>()
  const report = (found: string, expected: string, line?: number) =>
    problems.push(
      errorAt({ file: path, line }, 'tag/file', { found, expected, fix: 'correct the file' }),
    )
  const yaml = parseYaml(text)
  const { data, error } = tagsFileSchema.safeParse('value' in yaml ? (yaml.value ?? {}) : {})
  if ('message' in yaml) report(yaml.message, 'YAML', yaml.line)
  else if (error !== undefined) report(error.issues[0]?.message ?? '', 'tags by key')
  const permalinks = new Set<string>()
  for (const [key, tag] of Object.entries(data ?? {})) {
    const name = tagName(key, tag)
    const { permalink } = name
    if (permalinks.has(permalink))
      report(`${key} with permalink ${permalink}, which another tag has`, 'one tag per permalink')
    permalinks.add(permalink)
    names.set(key, name)
  }
  return names
}

/** A page for each tag, and one that lists all tags. */
export function tagPages(tags: readonly Tag[], theme: SiteTheme): CompiledDoc[] {
  const place = tags[0]?.docs[0]
  if (place === undefined) return []
  const all = tags.map(({ route, label, docs, description }) => ({
    href: route,
    label: `${label} (${docs.length})`,
    text: description,
  }))
  return [
    generatedDoc({ title: 'Tags', cards: all }, { route: `${place.baseRoute}tags/`, place }, theme),
    ...tags.map(({ label, description, route, docs }) => {
      const count = docs.length === 1 ? 'One doc' : `${docs.length} docs`
      const content = {
        title: `${count} tagged with "${label}"`,
        intro: description,
        cards: docs.map((doc) => ({ href: doc.route, label: doc.title, text: doc.description })),
      }
      return generatedDoc(content, { route, place }, theme)
    }),
  ]
}
