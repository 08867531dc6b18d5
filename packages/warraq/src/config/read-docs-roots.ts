import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownValue } from '@warraq/search/own-value'
import { z } from 'zod'
import { foundAt } from '../shared/data/diagnostic.ts'
import { oneOf } from '../shared/text/nearest.ts'
import { CURRENT_VERSION, type DocsRoot, type DocsVersion } from './docs-root.ts'
import type { Locale } from './locales.ts'
import { parseAs } from './parse-as.ts'
import type { SectionConfig } from './section-schema.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression finds control characters.
export const VERSION_NAME = /^(?=.*\S)(?!\.{1,2}$)[^/\\<>:"|?*\u0000-\u001f]{1,32}$/

/** The rule in words. */
export const VERSION_NAME_RULE = 'at most 32 characters without / \\ < > : " | ? *, not "." or ".."'

/**
 * Every docs root in every version to build, in the order of the configuration, newest version
 * first. Versions are files beside the configuration: `versions.json`, `versioned_docs/`,
 * `versioned_sidebars/`, with `<id>_` before the name for docs roots not called `default`.
 */
export function readDocsRoots(root: string, sections: readonly SectionConfig[], locale: Locale) {
  const problems: string[] = []
  const roots = sections.flatMap((section, at) => {
    const names = namedVersions(root, section, problems)
    if (names === undefined) return []
    return versionsOf(section, names, `sections[${at}]`, problems).map((version) =>
      docsRoot(root, section, version, locale),
    )
  })
  return {
    roots,
    /** Problems of the versions, as messages for the author of the configuration. */
    problems,
  }
}

/** Prefix of the version files of a docs root. */
function filePrefix(id: string): string {
  return id === 'default' ? '' : `${id}_`
}

const EXPECTED_NAME = `version names of ${VERSION_NAME_RULE}`

const EXPECTED_UNIQUE = `each name once, and not "${CURRENT_VERSION}", the name of the docs folder`

const versionsSchema = z
  .array(
    z.string(EXPECTED_NAME).regex(VERSION_NAME, EXPECTED_NAME),
    'a JSON array, e.g. ["2.0", "1.0"]',
  )
  .check(({ value, issues }) =>
    value.forEach((input, at) => {
      if (value.indexOf(input) < at || input === CURRENT_VERSION)
        issues.push({ code: 'custom', input, path: [at], message: EXPECTED_UNIQUE })
    }),
  )

/** File with the names of the versions of a docs root, relative to the site root. */
export function versionsFile(id: string): string {
  return `${filePrefix(id)}versions.json`
}

/** The names in the versions file of a docs root; `undefined` when the file is wrong. */
function namedVersions(
  root: string,
  section: SectionConfig,
  problems: string[],
): readonly string[] | undefined {
  const file = versionsFile(section.id)
  if (section.disableVersioning || !existsSync(join(root, file))) return []
  const { data, wrong } = parseAs(versionsSchema, jsonIn(join(root, file)))
  for (const { found, expected } of wrong) problems.push(foundAt(file, found, expected))
  return data
}

/** The value of a JSON file; the text of one that is not JSON. */
function jsonIn(path: string): unknown {
  const text = readFileSync(path, 'utf8')
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

interface PlacedVersion extends DocsVersion {
  readonly pathPart: string
}

function versionsOf(
  section: SectionConfig,
  named: readonly string[],
  place: string,
  problems: string[],
): PlacedVersion[] {
  const all = [...(section.includeCurrentVersion ? [CURRENT_VERSION] : []), ...named]
  const check = (name: string, field: string, names = all) => {
    if (!names.includes(name))
      problems.push(foundAt(`${place}.${field}`, `version "${name}"`, oneOf(name, names)))
  }
  for (const name of Object.keys(section.versions)) check(name, `versions.${name}`)
  for (const name of section.onlyIncludeVersions ?? []) check(name, 'onlyIncludeVersions')
  const built = all.filter((name) => section.onlyIncludeVersions?.includes(name) ?? true)
  if (built.length === 0) {
    problems.push(foundAt(place, 'no version to build', 'the current version or a named one'))
    return []
  }
  if (section.lastVersion !== undefined) check(section.lastVersion, 'lastVersion', built)
  const last =
    section.lastVersion ?? built.find((name) => name !== CURRENT_VERSION) ?? CURRENT_VERSION
  const lastAt = built.indexOf(last)
  return built.map((name, at) => {
    const own = ownValue(section.versions, name)
    return {
      name,
      label: own?.label ?? (name === CURRENT_VERSION ? 'Next' : name),
      isLast: name === last,
      banner: own?.banner ?? (at < lastAt ? 'unreleased' : at > lastAt ? 'unmaintained' : 'none'),
      badge: own?.badge ?? built.length > 1,
      className: own?.className ?? `docs-version-${name.replace(/[^\w.-]/g, '-')}`,
      noIndex: own?.noIndex ?? false,
      pathPart: own?.path ?? (name === last ? '' : name === CURRENT_VERSION ? 'next' : name),
    }
  })
}

function docsRoot(
  root: string,
  section: SectionConfig,
  { pathPart, ...version }: PlacedVersion,
  locale: Locale,
): DocsRoot {
  const prefix = filePrefix(section.id)
  const isCurrent = version.name === CURRENT_VERSION
  const folder = `version-${version.name}`
  const sidebarFile = `${prefix}versioned_sidebars/${folder}-sidebars.json`
  const versionSidebar =
    section.sidebar !== false && existsSync(join(root, sidebarFile))
      ? sidebarFile
      : section.sidebar === true
  const plugin = `docusaurus-plugin-content-docs${section.id === 'default' ? '' : `-${section.id}`}`
  const translatedPath = `${locale.folder}/${plugin}/${isCurrent ? 'current' : folder}`
  return {
    ...section,
    key: isCurrent ? section.id : `${section.id}@${version.name}`,
    version,
    include: isCurrent ? section.include : undefined,
    path: isCurrent ? section.path : `${prefix}versioned_docs/${folder}`,
    route: pathPart === '' ? section.route : `${section.route}${pathPart}/`,
    sidebar: isCurrent ? section.sidebar : versionSidebar,
    ...(locale.isDefault ? {} : { translatedPath }),
    labelsFile: `${translatedPath}.json`,
  }
}
