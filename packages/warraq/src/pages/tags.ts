import { posix } from 'node:path'
import { z } from 'zod'
import { atSeverity, type Severity } from '../config/checks-schema.ts'
import { parseYaml } from '../config/parse-yaml.ts'
import { slugOf } from '../content/heading-slug.ts'
import type { CompiledPage } from '../shared/compiled-page.ts'
import { type Diagnostic, errorAt } from '../shared/diagnostic.ts'
import type { SiteTheme } from '../theme/parts/render-theme.tsx'
import { cardPage } from './card-page.tsx'
import type { Doc } from './doc.ts'
import { generatedDoc } from './generated-index.ts'

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

/** A tag of a docs root with its docs. */
export interface Tag {
  readonly label: string
  readonly description: string
  /** `/docs/tags/wallets/`. */
  readonly route: string
  readonly docs: readonly Doc[]
}

export interface DocsTags {
  readonly tags: readonly Tag[]
  readonly problems: readonly Diagnostic[]
}

interface TagName {
  readonly key: string
  readonly label: string
  readonly permalink: string
  readonly description: string
}

export interface DocsTagsSource {
  readonly docs: readonly Doc[]
  /** `tags.yml` of the docs root, if it exists. */
  readonly file: { readonly path: string; readonly text: string } | undefined
  readonly inlineTags: Severity
}

/** The tags of a docs root: from `tags.yml`, and from docs. */
export function docsTags({ docs, file, inlineTags }: DocsTagsSource): DocsTags {
  const known = file === undefined ? { names: [], problems: [] } : readTagsFile(file)
  const problems: Diagnostic[] = [...known.problems]
  const byKey = new Map(known.names.map((name) => [name.key, name]))
  const carriers = new Map<string, { name: TagName; docs: Doc[] }>()
  for (const doc of docs) {
    for (const tag of doc.frontMatter.tags ?? []) {
      const name = typeof tag === 'string' ? byKey.get(tag) : inlineName(tag.label, tag.permalink)
      if (name === undefined && file !== undefined && typeof tag === 'string') {
        problems.push(...inlineProblem(doc, tag, inlineTags))
      }
      const final = name ?? inlineName(String(tag), `/${slugOf(String(tag))}`)
      const entry = carriers.get(final.permalink) ?? { name: final, docs: [] }
      entry.docs.push(doc)
      carriers.set(final.permalink, entry)
    }
  }
  const tags = [...carriers.values()].map(({ name, docs: tagged }): Tag => {
    const base = tagged[0]?.baseRoute ?? '/'
    const route = posix.join(base, 'tags', posix.join('/', name.permalink), '/')
    return { label: name.label, description: name.description, route, docs: tagged }
  })
  return { tags: tags.sort((a, b) => (a.label < b.label ? -1 : 1)), problems }
}

function inlineName(label: string, permalink: string): TagName {
  return { key: label, label, permalink, description: '' }
}

function inlineProblem(doc: Doc, tag: string, severity: Severity): Diagnostic[] {
  return atSeverity(severity, {
    code: 'tag/inline',
    file: doc.file,
    found: `tag "${tag}"`,
    expected: 'a tag of tags.yml',
    fix: 'add it to tags.yml, or correct it',
  })
}

function readTagsFile({ path, text }: { readonly path: string; readonly text: string }) {
  const problem = (found: string, expected: string, line?: number): Diagnostic =>
    errorAt({ file: path, line }, 'tag/file', { found, expected, fix: 'correct the file' })
  const yaml = parseYaml(text)
  if ('message' in yaml) return { names: [], problems: [problem(yaml.message, 'YAML', yaml.line)] }
  const parsed = tagsFileSchema.safeParse(yaml.value ?? {})
  if (!parsed.success) {
    return { names: [], problems: [problem(parsed.error.issues[0]?.message ?? '', 'tags by key')] }
  }
  const names = Object.entries(parsed.data).map(
    ([key, tag]): TagName => ({
      key,
      label: tag?.label ?? key,
      permalink: tag?.permalink ?? `/${slugOf(key)}`,
      description: tag?.description ?? '',
    }),
  )
  const twice = names.filter(
    ({ permalink }, at) => names.findIndex((other) => other.permalink === permalink) !== at,
  )
  return {
    names,
    problems: twice.map(({ key, permalink }) =>
      problem(`${key} with permalink ${permalink}, which another tag has`, 'one tag per permalink'),
    ),
  }
}

/** A page for each tag, and one that lists all tags. */
export function tagPages(
  tags: readonly Tag[],
  theme: SiteTheme,
): { readonly doc: Doc; readonly compiled: CompiledPage }[] {
  const place = tags[0]?.docs[0]
  if (place === undefined) return []
  const all = tags.map((tag) => ({
    href: tag.route,
    label: `${tag.label} (${tag.docs.length})`,
    text: tag.description,
  }))
  return [
    {
      doc: generatedDoc({ title: 'Tags', route: `${place.baseRoute}tags/`, place }),
      compiled: cardPage({ title: 'Tags', intro: '', cards: all }, theme),
    },
    ...tags.map((tag) => {
      const title =
        tag.docs.length === 1
          ? `One doc tagged with "${tag.label}"`
          : `${tag.docs.length} docs tagged with "${tag.label}"`
      const cards = tag.docs.map((doc) => ({
        href: doc.route,
        label: doc.title,
        text: doc.description,
      }))
      return {
        doc: generatedDoc({ title, route: tag.route, place }),
        compiled: cardPage({ title, intro: tag.description, cards }, theme),
      }
    }),
  ]
}
