import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildManifest } from '../../output/read-manifest.ts'
import type { ReadyPage } from '../../pages/ready-page.ts'
import { markdownHref } from '../../pages/site-href.ts'
import { withBase } from '../../shared/text/route-path.ts'
import type { AssembledSite } from '../assemble.ts'
import { SEARCH_CATALOGUE } from '../engine-files.ts'
import { languageFolder } from '../output-paths.ts'
import { machineFiles } from './machine-files.ts'
import type { OutputWriter } from './output-writer.ts'
import { hasOwnSearch, searchIndexFiles, searchSource } from './search-index.ts'
import { sectionFeeds } from './section-feeds.ts'
import { siteFrame } from './site-frame.ts'
import { type SiteOutput, writePages } from './write-pages.ts'

export async function writeLanguage(
  site: AssembledSite,
  target: SiteOutput,
): Promise<BuildManifest> {
  const { loaded, linked, ready } = site
  const { config, filesBaseUrl } = loaded.language
  const { output, bundle } = target
  const { stagingDir } = output
  const folder = languageFolder(loaded.language)
  const context = siteFrame(site, bundle)
  const hasIndex = hasOwnSearch(config)
  const wordsOf = await writePages(site, { ...context, stagingDir, folder, hasIndex }, target)
  target.options.onProgress?.({ phase: 'finish' })
  const inFolder: OutputWriter['write'] = (path, text) => output.write(`${folder}${path}`, text)
  const markdownOf = ({ route }: ReadyPage) =>
    readFileSync(join(stagingDir, folder, markdownHref(route)), 'utf8')
  for (const [path, text] of [...machineFiles(site, markdownOf), ...sectionFeeds(site)])
    await inFolder(path, text)
  await Promise.all([
    ...[...linked.links.assets.files].map(([path, content]) => output.write(path, content)),
    ...[...linked.links.assets.copies].map(([path, read]) => output.write(path, read())),
    ...ready.files.map(([path, content]) => inFolder(path, content)),
  ])
  if (hasIndex) {
    const search = searchIndexFiles(searchSource(site), wordsOf)
    await inFolder(SEARCH_CATALOGUE, search.catalogue)
    await Promise.all([...search.files].map(([path, text]) => output.write(path, text)))
  }
  return {
    buildId: context.buildId,
    baseUrl: filesBaseUrl,
    trailingSlash: config.trailingSlash,
    csp: context.frame.csp,
    isHttps: config.url.startsWith('https:'),
    pages: ready.pages.length,
    asked: Object.fromEntries(
      Object.entries(loaded.searchWords.asked).map(([address, phrases]) => [
        withBase(config.baseUrl, address),
        phrases,
      ]),
    ),
  }
}
