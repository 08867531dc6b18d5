import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { EmittedAssets } from '../plugins/warraq-plugin.ts'
import { withBase } from '../shared/route-path.ts'
import type { OutputWriter } from './output-writer.ts'

/** The files in `assets/` of a new output, sorted by name. */
export function emittedAssets(
  filesBaseUrl: string,
  { stagingDir }: Pick<OutputWriter, 'stagingDir'>,
): EmittedAssets {
  const dir = join(stagingDir, 'assets')
  const folder = withBase(filesBaseUrl, 'assets/')
  return {
    folder,
    get files() {
      return readdirSync(dir, { recursive: true, encoding: 'utf8' })
        .map((name) => ({ name, stats: statSync(join(dir, name)) }))
        .filter(({ stats }) => stats.isFile())
        .map(({ name, stats }) => ({
          href: `${folder}${name.replaceAll('\\', '/')}`,
          bytes: stats.size,
        }))
        .sort((a, b) => (a.href < b.href ? -1 : 1))
    },
  }
}
