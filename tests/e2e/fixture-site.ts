import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite, startPreview } from './docs-server.ts'

const FIXTURES = join(import.meta.dirname, '../fixtures')

export interface FixtureSite {
  readonly url: string
  /** Folder of the built site. */
  readonly dist: string
  readonly close: () => Promise<void>
}

export interface FixtureOptions {
  /** Folder below `tests/fixtures`. */
  readonly name: string
  readonly port: number
  /** Texts to replace in `docs.config.ts`. */
  readonly config?: Readonly<Record<string, string>>
}

/** Build a copy of a fixture site and serve it as in production. */
export async function serveFixture({
  name,
  port,
  config = {},
}: FixtureOptions): Promise<FixtureSite> {
  const root = await mkdtemp(join(tmpdir(), `docs-${name}-`))
  await cp(join(FIXTURES, name), root, { recursive: true })
  const configFile = join(root, 'docs.config.ts')
  const text = await readFile(configFile, 'utf8')
  await writeFile(
    configFile,
    Object.entries(config).reduce((result, [from, to]) => result.replaceAll(from, to), text),
  )
  const dist = await buildSite(root)
  const server = await startPreview(dist, port)
  return {
    url: server.url,
    dist,
    close: async () => {
      await server.close()
      await rm(root, { recursive: true, force: true })
    },
  }
}
