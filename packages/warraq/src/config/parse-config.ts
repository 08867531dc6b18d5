import { ownValue } from '@warraq/search/own-value'
import type { z } from 'zod'
import { foundAt } from '../shared/data/diagnostic.ts'
import { UsageError } from '../shared/data/usage-error.ts'
import { pageAddress } from '../shared/text/route-path.ts'
import { withSearchService } from './config-plugins.ts'
import { MOVED_FIELDS } from './moved-fields.ts'
import { parseAs } from './parse-as.ts'
import { configSchema, type DocsConfig } from './schema.ts'

export interface ParsedConfig {
  /** The configuration, with defaults in place of invalid values. */
  readonly config: DocsConfig
  /** One message per invalid value: path, value, allowed values. With any, a site is not built. */
  readonly problems: readonly string[]
}

/** Placeholders for missing required values, so that everything else can be checked. */
const STAND_INS: Readonly<Record<string, string>> = {
  title: 'Untitled',
  url: 'https://example.org',
}

/** Placeholders for invalid entries of lists, so that the others keep their places. */
const STAND_IN_ENTRIES: Readonly<Record<string, unknown>> = {
  'navbar.items': { type: 'html', value: '-' },
  'footer.links': { html: '-' },
}

/**
 * Check the exported configuration and fill in the defaults. If the program can continue without an
 * invalid value, its problem is returned, so that it can be reported together with problems that
 * only the pages show.
 * @throws UsageError that lists every invalid value if it cannot continue, for example without
 * sections.
 */
export function parseConfig(value: unknown, file: string): ParsedConfig {
  const problems: string[] = []
  let attempt = value
  for (let depth = 0; ; depth++) {
    const { data, issues, wrong } = parseAs(configSchema, attempt)
    if (data !== undefined) {
      problems.push(...undatedFeeds(data))
      return { config: withSearchService(withAddresses(data), problems), problems }
    }
    if (depth === 0)
      for (const { path, found, expected } of wrong)
        problems.push(
          path === ''
            ? foundAt(
                '(the whole config)',
                found,
                'export default defineConfig({ title, url, sections })',
              )
            : foundAt(path, found, ownValue(MOVED_FIELDS, path) ?? expected),
        )
    const mended = withoutWrong(attempt, issues, depth)
    if (mended === undefined) throw configError(file, problems)
    attempt = mended
  }
}

/** The search page has an address like any other page. */
function withAddresses(config: DocsConfig): DocsConfig {
  const { search, trailingSlash } = config
  if (search === false) return config
  // The schema adds the slash; a page that is not a folder has none.
  const route = pageAddress(search.route, trailingSlash === true)
  return { ...config, search: { ...search, route } }
}

/** Errors for feeds of a site that reads no dates: they would be empty. */
function undatedFeeds({ lastUpdated, sections }: DocsConfig): string[] {
  if (lastUpdated.date) return []
  const expected =
    'false, or lastUpdated.date: true, because a feed lists pages by their last change'
  return sections.flatMap(({ feed }, at) =>
    feed ? [foundAt(`sections[${at}].feed`, 'true', expected)] : [],
  )
}

/** One error for all problems of the configuration. */
export function configError(file: string, problems: readonly string[]): UsageError {
  const count = `${problems.length} problem${problems.length === 1 ? '' : 's'}`
  return new UsageError([`${file} has ${count}:`, ...problems].join('\n'))
}

/**
 * A copy without the invalid values. If leaving a value out was invalid as well, `depth` removes as
 * many levels around it; `undefined` if that is the whole configuration or an entry of a list.
 */
function withoutWrong(value: unknown, issues: readonly z.core.$ZodIssue[], depth: number): unknown {
  const paths = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [...issue.path, key])
      : [issue.path],
  )
  let copy = value
  for (const path of paths) {
    const [name] = path
    if (path.length === 1 && typeof name === 'string' && Object.hasOwn(STAND_INS, name)) {
      copy = { ...(copy as object), [name]: ownValue(STAND_INS, name) }
      continue
    }
    const holder = path.slice(0, path.length - depth)
    const isEntry = typeof holder.at(-1) === 'number'
    const entry = isEntry ? ownValue(STAND_IN_ENTRIES, holder.slice(0, 2).join('.')) : undefined
    if (holder.length === 0 || (depth > 0 && isEntry && entry === undefined)) return undefined
    copy = withoutPath(copy, holder, entry)
  }
  return copy
}

/** @param standIn takes the place of an entry of a list, which stays if there is none */
function withoutPath(
  value: unknown,
  [key, ...rest]: readonly PropertyKey[],
  standIn?: unknown,
): unknown {
  if (key === undefined) return standIn ?? value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value))
    return value.map((entry, at) => (at === key ? withoutPath(entry, rest, standIn) : entry))
  const { [key]: own, ...others } = value as Record<PropertyKey, unknown>
  return rest.length === 0 ? others : { ...others, [key]: withoutPath(own, rest, standIn) }
}
