import { readFileSync } from 'node:fs'
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAssembled } from '../cache/assembled-file.ts'
import { openBlobCache } from '../cache/blob-cache.ts'
import { type OutputRecord, openOutputRecord } from '../cache/output-record.ts'
import type { DocsConfig } from '../config/schema.ts'
import { absoluteUrl } from '../pages/absolute-url.ts'
import { markdownHref } from '../pages/markdown-href.ts'
import type { ReadyPage } from '../pages/ready-page.ts'
import { emittedFiles } from '../plugins/emit-files.ts'
import { pagefindFiles } from '../plugins/pagefind/pagefind-index.ts'
import type { EmittedSite } from '../plugins/plugin.ts'
import { drawCards } from '../plugins/social-cards/draw-cards.ts'
import type { AssembledSite } from './assemble.ts'
import { BUILD_MARKER, type BuildManifest } from './build-manifest.ts'
import type { ClientBundle } from './client-bundle.ts'
import { type CommandOptions, outputDir, siteCacheDir } from './command-options.ts'
import { caddyfile, headersFile, nginxConf } from './host-files.ts'
import {
  llmsFullTxt,
  llmsTxt,
  type MachinePage,
  type MachineSite,
  openSearchXml,
} from './machine-files.ts'
import { type OutputWriter, openOutput } from './output-writer.ts'
import { unpackPageWords } from './packed-page-words.ts'
import { twinPath } from './page-files.ts'
import { pagefindPages, SEARCH_CATALOGUE, searchIndexFiles } from './search-index.ts'
import { siteFrame } from './site-frame.ts'
import { robotsTxt, sitemapXml } from './sitemap.ts'
import { type WordsCache, writePages } from './write-pages.ts'

interface SiteOutput {
  /** The site in every language, the default one first. */
  readonly sites: readonly AssembledSite[]
  readonly bundle: ClientBundle
  readonly output: OutputWriter
  /** What the former build wrote. */
  readonly record: OutputRecord
  readonly options: CommandOptions
}

/** Write every file of a site beside the former output, then put it in place of that. */
export async function write(
  source: Pick<SiteOutput, 'sites' | 'bundle' | 'options'>,
): Promise<void> {
  const outDir = outputDir(source.options)
  const output = await openOutput(outDir)
  const record = openOutputRecord(join(siteCacheDir(source.options), 'output.ndjson'), outDir)
  try {
    await writeFiles({ ...source, output, record })
    await output.commit(record.taken)
    await record.save()
  } catch (cause) {
    await output.discard()
    throw cause
  }
}

async function writeFiles(target: SiteOutput): Promise<void> {
  const { sites, bundle, output, options } = target
  const { root } = options
  const [main] = sites
  if (main === undefined) throw new Error('No language to write.')
  for (const dir of main.config.staticDirs)
    await cp(join(root, dir), output.stagingDir, { recursive: true })
  // Cards are drawn in threads of their own while the documents are rendered here.
  const [manifests] = await Promise.all([
    writeLanguages(target),
    drawCards(
      sites.flatMap(({ cards }) => cards ?? []),
      options,
      output,
    ),
  ])
  const [manifest] = manifests
  if (manifest === undefined) throw new Error('No language was written.')
  const { csp } = manifest
  await Promise.all([
    ...bundle.files.map(async (name) =>
      output.write(`assets/${name}`, await readFile(join(bundle.dir, name))),
    ),
    ...hostFiles(sites, csp).map(([path, text]) => output.write(path, text)),
    output.write(
      BUILD_MARKER,
      `${JSON.stringify({ ...manifest, pages: manifests.reduce((sum, { pages }) => sum + pages, 0) })}\n`,
    ),
  ])
  for (const site of sites) await writeEmitted(site, target)
}

/** What plugins add comes last, so that it cannot take the place of a file of the engine. */
async function writeEmitted(
  site: AssembledSite,
  { output, record }: Pick<SiteOutput, 'output' | 'record'>,
): Promise<void> {
  const folder = languageFolder(site)
  const isTaken = (path: string) =>
    record.taken.has(`${folder}${path}`) || output.has(`${folder}${path}`)
  for (const { path, content } of await emittedFiles(
    emittedSite(site),
    site.config.plugins,
    isTaken,
  ))
    await output.write(`${folder}${path}`, content)
}

/** Folder of a language in the output: empty for the default one, else with a slash at its end. */
function languageFolder({
  baseUrl,
  filesBaseUrl,
}: Pick<AssembledSite, 'baseUrl' | 'filesBaseUrl'>): string {
  return baseUrl.slice(filesBaseUrl.length)
}

/** One language after the other: each holds its documents in memory while it is written. */
async function writeLanguages({ sites, ...target }: SiteOutput): Promise<BuildManifest[]> {
  const manifests: BuildManifest[] = []
  for (const site of sites) manifests.push(await writeLanguage(site, target))
  return manifests
}

/** Write the pages of one language and what belongs to them. */
async function writeLanguage(
  loaded: AssembledSite,
  { bundle, output, record, options }: Omit<SiteOutput, 'sites'>,
): Promise<BuildManifest> {
  const { config, site, assets, filesBaseUrl } = loaded
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
  const keys = await writePages(pages, {
    target: {
      context: { site, frame, buildId },
      config: { url: config.url, baseUrl: config.baseUrl },
      stagingDir: output.stagingDir,
      folder,
      hasIndex,
    },
    record,
    words,
    bundleDir: options.bundleDir,
    engineKey: options.engineKey,
  })
  const machine = machineSite(loaded, ({ route }) => ({
    key: keys.get(route) ?? '',
    markdown: () => readFileSync(output.fileAt(twinPath(route, folder)), 'utf8'),
  }))
  const full = `${folder}llms-full.txt`
  writeAssembled(llmsFullTxt(machine), {
    target: join(output.stagingDir, full),
    former: join(output.outDir, full),
    index: join(siteCacheDir(options), `llms-full-${loaded.locale.name}.json`),
  })
  await inFolder('llms.txt', llmsTxt(machine))
  if (config.search !== false) await inFolder('opensearch.xml', searchDescription(config))
  await Promise.all([
    ...[...assets.files()].map(([path, content]) => output.write(path, content)),
    ...loaded.files.map(([path, content]) => inFolder(path, content)),
  ])
  if (config.search !== false && config.search.provider === 'pagefind') {
    const files = await pagefindFiles(pagefindPages(loaded), config.lang)
    await Promise.all([...files].map(([path, content]) => inFolder(`pagefind/${path}`, content)))
  }
  if (hasIndex) {
    const search = searchIndexFiles(loaded, (page) => {
      const entry = words.get(page.href)
      if (entry === undefined) throw new Error(`No words of ${page.href}.`)
      return unpackPageWords(entry.read())
    })
    await inFolder(SEARCH_CATALOGUE, search.catalogue)
    await Promise.all([...search.files].map(([path, text]) => output.write(path, text)))
  }
  return { buildId, baseUrl: filesBaseUrl, csp: frame.csp, pages: pages.length }
}

/** One language of the site as machines read it. */
function machineSite(
  { config, pages, roots }: AssembledSite,
  markdownOf: (page: ReadyPage) => Pick<MachinePage, 'key' | 'markdown'>,
): MachineSite {
  const absolute = absoluteUrl(config)
  return {
    title: config.title,
    description: config.description,
    sections: roots
      .filter(({ version }) => version.isLast)
      .map((docsRoot) => ({
        label: docsRoot.label ?? docsRoot.id,
        pages: pages
          .filter(
            (page) =>
              page.rootKey === docsRoot.key &&
              page.isIndexed &&
              page.parts.markdownHref !== undefined,
          )
          // As a reader would take them; pages outside of the sidebar come last.
          .sort((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || 0)
          .map((page) => ({
            title: page.view.title,
            description: page.description,
            markdownUrl: absolute(markdownHref(page.route)),
            ...markdownOf(page),
          })),
      })),
  }
}

/** One language of the site as plugins see it. */
function emittedSite({ config, pages }: AssembledSite): EmittedSite {
  const absolute = absoluteUrl(config)
  const { title, description, url, baseUrl, lang } = config
  return {
    ...{ title, description, url, baseUrl, lang },
    pages: pages
      .filter(({ isIndexed }) => isIndexed)
      .map((page) => ({
        route: page.route,
        url: absolute(page.route),
        title: page.view.title,
        description: page.description,
        get html() {
          return page.html
        },
        ...(page.lastModified === undefined ? {} : { lastModified: page.lastModified }),
      })),
  }
}

/** How a browser asks the search of the site. */
function searchDescription(config: DocsConfig): string {
  return openSearchXml({
    title: config.title,
    description: config.description,
    searchUrl: config.search === false ? '' : absoluteUrl(config)(config.search.route),
  })
}

/** Files of the whole site, for crawlers and hosts. */
function hostFiles(
  sites: readonly AssembledSite[],
  csp: string,
): (readonly [path: string, text: string])[] {
  const entries = sites.flatMap(({ config, pages }) => {
    const absolute = absoluteUrl(config)
    return pages
      .filter(({ isIndexed }) => isIndexed)
      .map(({ route, lastModified }) => ({
        url: absolute(route),
        ...(lastModified === undefined ? {} : { lastModified }),
      }))
  })
  const [main] = sites
  if (main === undefined) return []
  const { baseUrl, noIndex } = main.config
  const locales = sites.flatMap((site) => (site === main ? [] : [site.baseUrl]))
  const sitemap = noIndex ? [] : entries.sort((a, b) => (a.url < b.url ? -1 : 1))
  const sitemapUrl = absoluteUrl(main.config)('/sitemap.xml')
  return [
    ['sitemap.xml', sitemapXml(sitemap)],
    ['robots.txt', robotsTxt({ sitemapUrl, noIndex })],
    ['_headers', headersFile({ baseUrl, csp })],
    ['_redirects', ''],
    ['nginx.conf.sample', nginxConf({ baseUrl, csp, locales })],
    ['Caddyfile.sample', caddyfile({ baseUrl, csp })],
  ]
}
