import { type PageSource, pageBeside, UsageError, type WarraqPlugin } from 'warraq/plugin'
import { descriptionText } from './description-text.ts'
import { inlineCode } from './inline-code.ts'
import {
  type OpenApiDocument,
  type Operation,
  openApiDocument,
  operationsOf,
} from './openapi-document.ts'
import { operationText, titleOf } from './operation-page.ts'
import { shownAsText } from './shown-as-text.ts'

export interface OpenApiOptions {
  /** The document, version 3.0 or 3.1, as an object. */
  readonly document: unknown
  /** Id of the section that the pages join. */
  readonly section: string
  /** Folder of the pages in the section, such as `api`. */
  readonly folder: string
  /** Position of the folder in the sidebar. */
  readonly position?: number
}

/** A guide that mentions an operation comes first, unless readers search for its name. */
const BOOST = 0.7

/**
 * A page for every operation of an OpenAPI document, in a folder for each of its tags, made of
 * Markdown: the sidebar, the search and the pages for agents contain them like any other page.
 * @throws UsageError when the document is of another format
 */
export function openapi(options: OpenApiOptions): WarraqPlugin {
  const document = openApiDocument(options.document)
  return {
    name: `openapi ${options.section}/${options.folder}`,
    pages: (sources) => {
      // A written page, for example a start page of the folder, counts in place of a made one.
      const written = new Set(sources.map(({ file }) => file))
      const [first, ...others] = apiSources(document, options, sources).filter(
        ({ file }) => !written.has(file),
      )
      if (first === undefined) return sources
      return [...sources, { ...first, findings: shownAsText(document) }, ...others]
    },
  }
}

/** The pages in every version whose folder is that of the section, in every language. */
function apiSources(
  document: OpenApiDocument,
  { section, folder, position }: OpenApiOptions,
  sources: readonly PageSource[],
): PageSource[] {
  const place = sources.find(({ rootKey }) => rootKey === section)
  if (place === undefined) {
    const keys = [...new Set(sources.map(({ rootKey }) => rootKey))]
    throw new UsageError(
      `no section "${section}" with a page; there are ${keys.join(', ')}. Correct "section" of openapi.`,
    )
  }
  // Nobody can edit the source of these pages, and their days are not in git.
  const page = (name: string, fields: Readonly<Record<string, unknown>>, text: string) => ({
    ...pageBeside(place, {
      path: `${folder}/${name}`,
      fields: { ...fields, custom_edit_url: null },
      text,
    }),
    isFromDocument: true as const,
  })
  const groups = groupsOf(document)
  return [
    page(
      'index.md',
      { title: document.info.title, sidebar_position: position },
      overview(document),
    ),
    ...groups.flatMap(({ name: group, tag, operations }, at) => [
      page(
        `${group}/index.md`,
        { title: tag, sidebar_position: at + 1, search_boost: BOOST },
        groupText(document, tag),
      ),
      ...named(operations).map(([name, operation], order) =>
        page(
          `${group}/${name}.md`,
          { title: titleOf(operation), sidebar_position: order + 1, search_boost: BOOST },
          operationText(document, operation),
        ),
      ),
    ]),
  ]
}

/** The operations of a tag. */
interface Group {
  /** Name of its folder. */
  readonly name: string
  readonly tag: string
  readonly operations: readonly Operation[]
}

/**
 * Operations by tag. Tags that would share the name of a folder are one: "Pumps", "pumps", and the
 * path `/pumps` of an operation without a tag. The document's own list of tags decides the spelling.
 */
function groupsOf(document: OpenApiDocument): Group[] {
  const declared = (document.tags ?? []).map(({ name }) => String(name))
  const found = new Map<string, { tag: string; operations: Operation[] }>()
  for (const operation of operationsOf(document)) {
    const tag = tagOf(operation)
    // Tags without letters, such as emoji, share nothing.
    const key = slugOf(tag) || tag
    const group = found.get(key)
    if (group !== undefined) group.operations.push(operation)
    else
      found.set(key, {
        tag: declared.find((name) => slugOf(name) === key) ?? tag,
        operations: [operation],
      })
  }
  const nameOf = freeNames()
  return [...found.values()].map((group) => ({ name: nameOf(group.tag), ...group }))
}

function tagOf({ operation, path }: Operation): string {
  const [tag] = operation.tags ?? []
  return String(tag ?? path.split('/').find((part) => /^[^{]/.test(part)) ?? 'other')
}

function overview({ info, servers = [] }: OpenApiDocument): string {
  const list = servers.map(({ url, description }) =>
    `- ${inlineCode(url)} ${descriptionText(description).replace(/\s+/g, ' ')}`.trim(),
  )
  return [
    descriptionText(info.summary),
    descriptionText(info.description),
    `Version ${descriptionText(String(info.version))}.`,
    list.join('\n'),
  ]
    .filter((text) => text !== '')
    .join('\n\n')
}

function groupText({ tags = [] }: OpenApiDocument, tag: string): string {
  return descriptionText(tags.find(({ name }) => name === tag)?.description)
}

/** Operations with the names of their files. */
function named(operations: readonly Operation[]): (readonly [name: string, Operation])[] {
  const nameOf = freeNames()
  return operations.map((entry) => [
    nameOf(String(entry.operation.operationId ?? `${entry.method} ${entry.path}`)),
    entry,
  ])
}

/** A function that names files of a folder after texts, each by another name. */
function freeNames(): (text: string) => string {
  const taken = new Set(['index'])
  return (text) => {
    const slug = slugOf(text) || 'other'
    let name = slug
    for (let count = 2; taken.has(name); count++) name = `${slug}-${count}`
    taken.add(name)
    return name
  }
}

/** `getPumpById` is `get-pump-by-id`; a text without letters and digits has no slug. */
function slugOf(text: string): string {
  return text
    .normalize()
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-|-$/g, '')
}

/** File systems allow 255 bytes, and a letter has up to four. */
const LONGEST_SLUG = 60
