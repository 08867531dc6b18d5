import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { markdownTwin } from '../content/markdown-twin.ts'
import type { BuildManifest } from '../emit/build-manifest.ts'
import { caddyfile, headersFile, nginxConf } from '../emit/host-files.ts'
import { llmsFullTxt, llmsTxt, type MachineSite, openSearchXml } from '../emit/machine-files.ts'
import { BUILD_MARKER, type OutputWriter } from '../emit/output-writer.ts'
import { robotsTxt, sitemapXml } from '../emit/sitemap.ts'
import { flattenFacts } from '../shared/facts.ts'
import { withBase } from '../shared/route-path.ts'
import type { LoadedSite } from './load-site.ts'
import { markdownHref, type ReadyPage } from './ready-pages.ts'
import { documentOf, documentPath, payloadOf, type RenderContext } from './render-page.ts'
import { withSearchIndex } from './search-index.ts'
import type { SiteFrame } from './site-frame.ts'

/** Write every file of a built site. */
export async function writeSite(
  loaded: LoadedSite,
  { frame, bundle, buildId }: SiteFrame,
  output: OutputWriter,
  root: string,
): Promise<void> {
  const { config, site, assets } = loaded
  const search = config.search === false ? undefined : withSearchIndex(loaded.pages, config.baseUrl)
  const pages = search?.pages ?? loaded.pages
  const context: RenderContext = { site, frame, buildId }
  const twins = await readTwins(loaded, root)

  for (const dir of config.staticDirs)
    await cp(join(root, dir), output.stagingDir, { recursive: true })
  const manifest: BuildManifest = {
    buildId,
    baseUrl: config.baseUrl,
    csp: frame.csp,
    pages: pages.length,
  }
  await writePages(pages, context, output)
  await Promise.all([
    ...[...twins].map(([path, text]) => output.write(path, text)),
    ...bundle.files.map(async (name) =>
      output.write(`assets/${name}`, await readFile(join(bundle.dir, name))),
    ),
    ...[...assets.files()].map(([path, content]) => output.write(path, content)),
    ...siteFiles(loaded, frame.csp, twins).map(([path, text]) => output.write(path, text)),
    ...(search === undefined ? [] : [output.write(search.path, search.content)]),
    ...loaded.files.map(([path, content]) => output.write(path, content)),
    output.write(BUILD_MARKER, `${JSON.stringify(manifest)}\n`),
  ])
}

/** Pages whose documents exist in memory at once. */
const PAGES_AT_ONCE = 32

async function writePages(
  pages: readonly ReadyPage[],
  context: RenderContext,
  output: OutputWriter,
): Promise<void> {
  for (let at = 0; at < pages.length; at += PAGES_AT_ONCE) {
    const batch = pages.slice(at, at + PAGES_AT_ONCE)
    await Promise.all(batch.map((page) => writePage(page, context, output)))
  }
}

async function writePage(
  page: ReadyPage,
  context: RenderContext,
  output: OutputWriter,
): Promise<void> {
  const path = documentPath(page)
  await output.write(path, documentOf(page, context))
  if (page.view.kind !== 'not-found')
    await output.write(
      path.replace(/index\.html$/, 'page.json'),
      JSON.stringify(payloadOf(page, context)),
    )
}

/** Pages as Markdown, by output path. */
async function readTwins(
  { config, pages }: LoadedSite,
  root: string,
): Promise<ReadonlyMap<string, string>> {
  const facts = flattenFacts(config.facts)
  const docs = pages.filter(({ view }) => view.markdownHref !== undefined)
  return new Map(
    await Promise.all(
      docs.map(async (page) => {
        const text = await readFile(join(root, page.file), 'utf8')
        return [
          markdownHref(page.route).slice(1),
          markdownTwin({ text, file: page.file, title: page.view.title, facts }),
        ] as const
      }),
    ),
  )
}

function siteFiles(
  { config, pages }: LoadedSite,
  csp: string,
  twins: ReadonlyMap<string, string>,
): (readonly [path: string, text: string])[] {
  const origin = config.url.replace(/\/$/, '')
  const absolute = (path: string) => `${origin}${encodeURI(withBase(config.baseUrl, path))}`
  const indexed = pages.filter(({ isIndexed }) => isIndexed)
  const sitemap = indexed
    .map(({ route, lastModified }) => ({
      url: absolute(route),
      ...(lastModified === undefined ? {} : { lastModified }),
    }))
    .sort((a, b) => (a.url < b.url ? -1 : 1))
  const machine: MachineSite = {
    title: config.title,
    description: config.description,
    sections: config.sections.map((section) => ({
      label: section.label ?? section.id,
      pages: pages
        .filter(
          (page) =>
            page.docsId === section.id && page.isIndexed && page.view.markdownHref !== undefined,
        )
        .map((page) => ({
          title: page.view.title,
          description: page.description,
          markdownUrl: absolute(markdownHref(page.route)),
          markdown: twins.get(markdownHref(page.route).slice(1)) ?? '',
        })),
    })),
  }
  const search =
    config.search === false
      ? []
      : [
          [
            'opensearch.xml',
            openSearchXml({
              title: config.title,
              description: config.description,
              searchUrl: absolute(config.search.route),
            }),
          ] as const,
        ]
  return [
    ['sitemap.xml', config.noIndex ? sitemapXml([]) : sitemapXml(sitemap)],
    ['robots.txt', robotsTxt({ sitemapUrl: absolute('/sitemap.xml'), noIndex: config.noIndex })],
    ['llms.txt', llmsTxt(machine)],
    ['llms-full.txt', llmsFullTxt(machine)],
    ['_headers', headersFile({ baseUrl: config.baseUrl, csp })],
    ['_redirects', ''],
    ['nginx.conf.sample', nginxConf({ baseUrl: config.baseUrl, csp })],
    ['Caddyfile.sample', caddyfile({ baseUrl: config.baseUrl, csp })],
    ...search,
  ]
}
