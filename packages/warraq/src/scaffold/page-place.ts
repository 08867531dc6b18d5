import { posix } from 'node:path'
import { parseYaml } from '../config/parse-yaml.ts'
import type { DocsConfig } from '../config/schema.ts'
import { docFrontMatterSchema } from '../content/source/doc-front-matter.ts'
import { splitFrontMatter } from '../content/source/split-front-matter.ts'
import { docIdentity } from '../pages/doc-identity.ts'
import type { PagePlace } from './page-edits.ts'

/** Where a page of the documentation is, read from its path and its front matter; `undefined` outside the sections. */
export function placeIn(file: string, text: string, config: DocsConfig): PagePlace | undefined {
  const section = config.sections
    .filter(({ path }) => file.startsWith(`${posix.normalize(path)}/`))
    .sort((one, other) => other.path.length - one.path.length)[0]
  if (section === undefined) return undefined
  const parsed = parseYaml(splitFrontMatter(text).yaml)
  const frontMatter = docFrontMatterSchema.safeParse('value' in parsed ? (parsed.value ?? {}) : {})
  const { route: baseRoute, numberPrefixes } = section
  const identity = docIdentity({
    relativePath: posix.relative(section.path, file),
    baseRoute,
    numberPrefixes,
    trailingSlash: config.trailingSlash,
    frontMatter: frontMatter.data ?? {},
  })
  return { file, ...identity }
}
