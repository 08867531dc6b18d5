import { posix } from 'node:path'
import { routeSlugOf } from '@warraq/markup/heading-slug'
import { remembered } from '@warraq/search/remembered'
import { z } from 'zod'
import { parseAs } from '../config/parse-as.ts'
import { parseYaml } from '../config/parse-yaml.ts'
import { atSeverity } from '../config/severity-of.ts'
import type { Diagnostic } from '../shared/data/diagnostic.ts'
import { problemAt } from '../shared/data/problem-at.ts'
import type { Severity } from '../shared/data/problem-codes.ts'
import { pageAddress } from '../shared/text/route-path.ts'
import type { SiteTheme } from '../theme/parts/render-theme.tsx'
import type { CompiledDoc, Doc } from './doc.ts'
import { generatedDoc } from './generated-pages.tsx'

const tagsFileSchema = z.record(
  z.string(),
  z
    .strictObject({
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

/** A tag of a docs root with its docs, at least one of which is listed. */
export interface Tag extends Omit<TagName, 'permalink'> {
  /** `/docs/tags/wallets/`. */
  readonly route: string
  readonly docs: ReadonlySet<Doc>
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
  const tags = new Map<string, Omit<Tag, 'docs'> & { readonly docs: Set<Doc> }>()
  for (const doc of docs) {
    for (const tag of doc.frontMatter.tags ?? []) {
      const listed = typeof tag === 'string' ? known.get(tag) : { ...tag, description: '' }
      const { label, description, permalink } = listed ?? tagName(String(tag))
      if (listed === undefined && file !== undefined)
        problems.push(
          ...atSeverity(inlineTags, {
            code: 'tag/inline',
            file: doc.file,
            found: `tag "${label}"`,
            expected: 'a tag of tags.yml',
            fix: 'add it to tags.yml, or correct it',
          }),
        )
      const routeOf = (path: string) =>
        pageAddress(posix.join(doc.baseRoute, 'tags', posix.join('/', path)), doc.trailingSlash)
      const route =
        listed === undefined ? freeRoute({ label, permalink }, routeOf, tags) : routeOf(permalink)
      remembered(tags, route, () => ({ label, description, route, docs: new Set() })).docs.add(doc)
    }
  }
  const shown = [...tags.values()].filter((tag) => [...tag.docs].some(isListed))
  return { tags: shown.sort((a, b) => (a.label < b.label ? -1 : 1)), problems }
}

/**
 * The address of a tag that names none. Tags have a page in common when only case, spaces and
 * hyphens tell them apart; `C#` has another page than `C`.
 */
function freeRoute(
  { label, permalink }: Pick<TagName, 'label' | 'permalink'>,
  routeOf: (permalink: string) => string,
  taken: ReadonlyMap<string, Pick<Tag, 'label'>>,
): string {
  for (let count = 0; ; count++) {
    const route = routeOf(count === 0 ? permalink : `${permalink}-${count}`)
    const other = taken.get(route)
    if (other === undefined || plainLabel(other.label) === plainLabel(label)) return route
  }
}

function plainLabel(label: string): string {
  return label
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s-]+/g, '-')
}

function isListed({ frontMatter }: Doc): boolean {
  return frontMatter.unlisted !== true
}

/** A tag by its key, with what `tags.yml` says of it. */
function tagName(key: string, tag: z.output<typeof tagsFileSchema>[string] = null): TagName {
  const { label = key, permalink = `/${routeSlugOf(key)}`, description = '' } = tag ?? {}
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
      problemAt({ file: path, line }, 'tag/file', { found, expected, fix: 'correct the file' }),
    )
  const yaml = parseYaml(text)
  if ('message' in yaml) report(yaml.message, 'YAML', yaml.line)
  const { data, wrong } = parseAs(tagsFileSchema, 'value' in yaml ? (yaml.written ?? {}) : {})
  for (const { path: field, found, expected } of wrong)
    report(field === '' ? found : `${field}: ${found}`, expected)
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
  const [place] = tags[0]?.docs ?? []
  if (place === undefined) return []
  const listed = tags.map((tag) => ({ ...tag, docs: [...tag.docs].filter(isListed) }))
  const all = listed.map(({ route, label, docs, description }) => ({
    href: route,
    label: `${label} (${docs.length})`,
    text: description,
  }))
  return [
    generatedDoc({ title: 'Tags', cards: all }, { route: `${place.baseRoute}tags/`, place }, theme),
    ...listed.map(({ label, description, route, docs }) => {
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
