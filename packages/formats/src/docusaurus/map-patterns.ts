import type { PageSource, WarraqPlugin } from 'warraq/plugin'
import { type DocsInstance, docsInstances } from './docs-instances.ts'
import { type Fields, listIn, textIn } from './fields.ts'
import { globPattern } from './glob-pattern.ts'

/** Which files of a docs folder are pages, by the patterns of its options. */
interface Chosen {
  /** Matches the folder in front of a path: that of the pages, of a version or of a language. */
  readonly folder: RegExp
  readonly isPage: (path: string) => boolean
}

/** A plugin that leaves out the files which `include` and `exclude` of a project leave out. */
export function mapPatterns(config: Fields): WarraqPlugin[] {
  const chosen = docsInstances(config).flatMap(chosenIn)
  if (chosen.length === 0) return []
  const pages = (sources: readonly PageSource[]) =>
    sources.filter(({ file }) =>
      chosen.every(({ folder, isPage }) => {
        const [front] = folder.exec(file) ?? []
        return front === undefined || isPage(file.slice(front.length))
      }),
    )
  return [{ name: 'docusaurus-patterns', pages }]
}

function chosenIn({ id, options }: DocsInstance): Chosen[] {
  const include = patternsOf(options.include)
  const exclude = patternsOf(options.exclude)
  if (include.length + exclude.length === 0) return []
  const escaped = (text: string) => text.replace(/[^\w/]/g, '\\$&')
  const path = (textIn(options.path) ?? 'docs').replace(/^\.\//, '').replace(/(?<!\/)\/+$/, '')
  const [prefix, suffix] = id === 'default' ? ['', ''] : [`${id}_`, `-${id}`]
  const folders = [
    escaped(path),
    `${escaped(prefix)}versioned_docs/version-[^/]+`,
    `i18n/[^/]+/docusaurus-plugin-content-docs${escaped(suffix)}/[^/]+`,
  ]
  const matches = (patterns: readonly RegExp[], file: string) =>
    patterns.some((pattern) => pattern.test(file))
  return [
    {
      folder: new RegExp(`^(?:${folders.join('|')})/`),
      isPage: (file) => (include.length === 0 || matches(include, file)) && !matches(exclude, file),
    },
  ]
}

function patternsOf(globs: unknown): RegExp[] {
  return listIn(globs).map((glob) => globPattern(String(glob)))
}
