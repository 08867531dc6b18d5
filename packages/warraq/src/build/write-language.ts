import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openBlobCache } from '../cache/blob-cache.ts'
import type { DocsConfig } from '../config/schema.ts'
import type { BuildManifest } from '../output/build-manifest.ts'
import { absoluteUrl } from '../pages/site-href.ts'
import type { AssembledSite } from './assemble.ts'
import { siteCacheDir } from './command-options.ts'
import { languageFolder } from './language-folder.ts'
import { llmsFullTxt, llmsTxt, openSearchXml } from './machine-files.ts'
import { machineSite } from './machine-site.ts'
import type { OutputWriter } from './output-writer.ts'
import { unpackPageWords } from './packed-page-words.ts'
import { twinPath } from './page-files.ts'
import { SEARCH_CATALOGUE, searchIndexFiles } from './search-index.ts'
import { siteFrame } from './site-frame.ts'
import type { SiteOutput } from './site-output.ts'
import { type WordsCache, writePages } from './write-pages.ts'

/** Write the pages and other files of one language. */
export async function writeLanguage(
  loaded: AssembledSite,
  { bundle, output, record, options }: Omit<SiteOutput, 'sites'>,
): Promise<BuildManifest> {
  const { config, site, filesBaseUrl } = loaded
  const folder = languageFolder(loaded)
  const inFolder: OutputWriter['write'] = (path, content) =>
    output.write(`${folder}${path}`, content)
  const { frame, buildId } = siteFrame(loaded, bundle)
  const { pages } = loaded
  const hasIndex = config.search !== false && config.search.provider === 'local'
  const words: WordsCache = await openBlobCache({
    file: join(siteCacheDir(options), `words-${loaded.locale.name}`),
    key: 'words',
  })
  await writePages(pages, {
    target: {
      context: { site, frame, buildId },
      config: { url: config.url, baseUrl: config.baseUrl },
      stagingDir: output.stagingDir,
      folder,
      hasIndex,
    },
    partsSource: loaded.themeFolder.source,
    record,
    output,
    words,
    bundleDir: options.bundleDir,
    engineKey: options.engineKey,
  })
  const machine = machineSite(loaded, ({ route }) =>
    readFileSync(join(output.stagingDir, twinPath(route, folder)), 'utf8'),
  )
  await inFolder('llms-full.txt', llmsFullTxt(machine))
  await inFolder('llms.txt', llmsTxt(machine))
  if (config.search !== false) await inFolder('opensearch.xml', searchDescription(config))
  await Promise.all([
    ...[...loaded.links.assets.files].map(([path, content]) => output.write(path, content)),
    ...loaded.files.map(([path, content]) => inFolder(path, content)),
  ])
  if (hasIndex) {
    const search = searchIndexFiles(loaded, (page) => {
      const entry = words.get(page.href)
      if (entry === undefined) throw new Error(`No search terms for ${page.href}.`)
      return unpackPageWords(entry.read())
    })
    await inFolder(SEARCH_CATALOGUE, search.catalogue)
    await Promise.all([...search.files].map(([path, text]) => output.write(path, text)))
  }
  const isHttps = config.url.startsWith('https:')
  return { buildId, baseUrl: filesBaseUrl, csp: frame.csp, isHttps, pages: pages.length }
}

/** The OpenSearch description, which tells a browser how to query the site's search. */
function searchDescription(config: DocsConfig): string {
  return openSearchXml({
    title: config.title,
    description: config.description,
    searchUrl: config.search === false ? '' : absoluteUrl(config)(config.search.route),
  })
}
