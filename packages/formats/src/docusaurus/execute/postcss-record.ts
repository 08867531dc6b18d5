import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageTexts } from 'warraq/plugin'
import { hashOf } from '../../hashes.ts'
import type { ProjectModules } from './project-bundle.ts'
import type { ProjectValues } from './run-project.ts'
import { readRecord, writeRecord } from './stored-record.ts'

/** All plugins of PostCSS of a project were there, with the packages that its code loaded. */
interface PostcssRecord {
  readonly key: string
  readonly packages: readonly string[]
}

/**
 * Remembers that the bundled code of a project could load all plugins of PostCSS that it adds, so
 * that reading its configuration need not load them: Tailwind takes longer than a configuration.
 * What they are is not remembered; style sheets get those that the code adds at that time.
 */
export function openPostcssRecord(
  script: string,
  { root, cacheDir }: Pick<ProjectModules, 'root' | 'cacheDir'>,
) {
  const file = join(cacheDir, 'project-postcss')
  const keyWith = (packages: readonly string[]) =>
    hashOf(
      JSON.stringify([readFileSync(script, 'utf8'), packageTexts(packages, root), process.version]),
    )
  const former = readRecord<PostcssRecord>(file)
  const isKnown = former !== undefined && keyWith(former.packages) === former.key
  return {
    isKnown,
    keep: ({ postcss, packages, unbundled }: ProjectValues): void => {
      const allRun = postcss.every(({ runs, missing }) => runs && missing.length === 0)
      if (isKnown || postcss.length === 0 || !allRun || unbundled.length > 0) return
      const record: PostcssRecord = { key: keyWith(packages), packages }
      writeRecord(file, record)
    },
  }
}
