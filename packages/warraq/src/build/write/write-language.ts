import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildManifest } from '../../output/build-manifest.ts'
import type { ReadyPage } from '../../pages/ready-page.ts'
import { markdownHref } from '../../pages/site-href.ts'
import type { AssembledSite } from '../assemble.ts'
import { SEARCH_CATALOGUE } from '../engine-files.ts'
import { languageFolder } from '../output-paths.ts'
import { machineFiles } from './machine-files.ts'
import type { OutputWriter } from './output-writer.ts'
import { hasOwnSearch, searchIndexFiles } from './search-index.ts'
import { sectionFeeds } from './section-feeds.ts'
import { siteFrame } from './site-frame.ts'
import { type SiteOutput, writePages } from './write-pages.ts'

/** Write the pages and other files of one language. */
export async function writeLanguage(
  loaded: AssembledSite,
  target: SiteOutput,
): Promise<BuildManifest> {
  const { config, filesBaseUrl, pages } = loaded
  const { output, bundle } = target
  const { stagingDir } = output
  const folder = languageFolder(loaded)
  const context = siteFrame(loaded, bundle)
  const hasIndex = hasOwnSearch(config)
  const wordsOf = await writePages(loaded, { ...context, stagingDir, folder, hasIndex }, target)
  target.options.onProgress?.({ phase: 'finish' })
  const inFolder: OutputWriter['write'] = (path, text) => output.write(`${folder}${path}`, text)
  const markdownOf = ({ route }: ReadyPage) =>
    readFileSync(join(stagingDir, folder, markdownHref(route)), 'utf8')
  for (const [path, text] of [...machineFiles(loaded, markdownOf), ...sectionFeeds(loaded)])
    await inFolder(path, text)
  await Promise.all([
    ...[...loaded.links.assets.files].map(([path, content]) => output.write(path, content)),
    ...[...loaded.links.assets.copies].map(([path, read]) => output.write(path, read())),
    ...loaded.files.map(([path, content]) => inFolder(path, content)),
  ])
  if (hasIndex) {
    const search = searchIndexFiles(loaded, wordsOf)
    await inFolder(SEARCH_CATALOGUE, search.catalogue)
    await Promise.all([...search.files].map(([path, text]) => output.write(path, text)))
  }
  return {
    buildId: context.buildId,
    baseUrl: filesBaseUrl,
    trailingSlash: config.trailingSlash,
    csp: context.frame.csp,
    isHttps: config.url.startsWith('https:'),
    pages: pages.length,
  }
}
