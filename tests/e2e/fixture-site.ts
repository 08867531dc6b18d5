import { startPreview } from './docs-server.ts'
import { builtFixture } from './fixture-builds.ts'

export interface FixtureSite {
  readonly url: string
  /** Folder of the built site, which other tests serve, too. */
  readonly dist: string
  readonly close: () => Promise<void>
}

export interface FixtureOptions {
  /** Folder below `tests/fixtures`. */
  readonly name: string
  /** Texts to replace in `docs.config.ts`. */
  readonly config?: Readonly<Record<string, string>>
  /** Folders of the repository that stand in it, too. */
  readonly folders?: readonly string[]
}

/** Build a copy of a fixture site and serve it as in production. */
export async function serveFixture({
  name,
  config = {},
  folders = [],
}: FixtureOptions): Promise<FixtureSite> {
  const dist = await builtFixture(name, config, folders)
  const { url, close } = await startPreview(dist)
  return { url, dist, close }
}
