import type { PageSource } from '../../shared/data/page-source.ts'
import { remembered } from '../../shared/data/remembered.ts'
import { UsageError } from '../../shared/data/usage-error.ts'
import { pageBeside } from '../page-beside.ts'
import type { WarraqPlugin } from '../warraq-plugin.ts'
import {
  type OpenApiDocument,
  type Operation,
  openApiDocument,
  operationsOf,
} from './openapi-document.ts'
import { operationText, titleOf } from './operation-page.ts'

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
      const made = apiSources(document, options, sources)
      return [...sources, ...made.filter(({ file }) => !written.has(file))]
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
      `openapi: no section "${section}" with a page; there are ${keys.join(', ')}.`,
    )
  }
  // Nobody can edit the source of these pages, and their days are not in git.
  const page = (name: string, fields: Readonly<Record<string, unknown>>, text: string) =>
    pageBeside(place, {
      path: `${folder}/${name}`,
      fields: { ...fields, custom_edit_url: null },
      text,
    })
  const groups = new Map<string, Operation[]>()
  for (const operation of operationsOf(document))
    remembered(groups, tagOf(operation), () => []).push(operation)
  return [
    page(
      'index.md',
      { title: document.info.title, sidebar_position: position },
      overview(document),
    ),
    ...[...groups].flatMap(([tag, operations], at) => [
      page(
        `${slugOf(tag)}/index.md`,
        { title: tag, sidebar_position: at + 1, search_boost: BOOST },
        groupText(document, tag),
      ),
      ...named(operations).map(([name, operation], order) =>
        page(
          `${slugOf(tag)}/${name}.md`,
          { title: titleOf(operation), sidebar_position: order + 1, search_boost: BOOST },
          operationText(document, operation),
        ),
      ),
    ]),
  ]
}

function tagOf({ operation, path }: Operation): string {
  return operation.tags?.[0] ?? path.split('/').find((part) => /^[^{]/.test(part)) ?? 'other'
}

function overview({ info, servers = [] }: OpenApiDocument): string {
  const list = servers.map(({ url, description }) => `- \`${url}\` ${description ?? ''}`.trim())
  return [info.summary ?? '', info.description ?? '', `Version ${info.version}.`, list.join('\n')]
    .filter((text) => text !== '')
    .join('\n\n')
}

function groupText({ tags = [] }: OpenApiDocument, tag: string): string {
  return tags.find(({ name }) => name === tag)?.description ?? ''
}

/** Operations with names of files, each of its own. */
function named(operations: readonly Operation[]): (readonly [name: string, Operation])[] {
  const taken = new Map<string, number>([['index', 1]])
  return operations.map((entry) => {
    const name = slugOf(entry.operation.operationId ?? `${entry.method} ${entry.path}`)
    const count = taken.get(name) ?? 0
    taken.set(name, count + 1)
    return [count === 0 ? name : `${name}-${count + 1}`, entry]
  })
}

/** `getPumpById` is `get-pump-by-id`. */
function slugOf(text: string): string {
  const slug = text
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return slug === '' ? 'other' : slug
}
