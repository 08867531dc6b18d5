import type { OutputPath } from '../check/check-output-paths.ts'
import { BUILD_MARKER } from '../output/build-manifest.ts'
import { isEnginePage } from '../pages/plain-pages.tsx'
import { markdownHref } from '../pages/site-href.ts'
import { languageFolder } from './language-folder.ts'
import type { LinkedSite } from './link.ts'
import { documentPath } from './render-page.ts'
import { SEARCH_CATALOGUE } from './search-index.ts'

/**
 * Files that the engine writes at the root of the output; a test compares the list with a build.
 */
const SITE_FILES = [
  'sitemap.xml',
  'robots.txt',
  '_headers',
  '_redirects',
  'nginx.conf.sample',
  'Caddyfile.sample',
  BUILD_MARKER,
  'offline-worker.js',
]

/** Folder of files with hashed names, and the address under which hosts would serve `404.html`. */
const SITE_FOLDERS = ['assets/', '404/']

/** Files that the engine writes for each language. */
const LANGUAGE_FILES = ['llms.txt', 'llms-full.txt', 'opensearch.xml', SEARCH_CATALOGUE]

/** Every output path that pages, static folders and the engine claim in one language. */
export function outputPaths({
  language,
  loadedConfig,
  links,
  compiledDocs,
  staticFiles,
}: Pick<
  LinkedSite,
  'language' | 'loadedConfig' | 'links' | 'compiledDocs' | 'staticFiles'
>): OutputPath[] {
  const { baseUrl } = language.config
  const filesBaseUrl = loadedConfig.config.baseUrl
  const folder = languageFolder({ baseUrl, filesBaseUrl })
  const docs = new Set(compiledDocs.map(({ doc }) => doc.file))
  const otherLanguages = language.locales
    .map((locale) => languageFolder({ baseUrl: locale.baseUrl, filesBaseUrl }))
    .filter((other) => other !== folder && other !== '')
  return [
    ...[...SITE_FILES, ...SITE_FOLDERS, ...otherLanguages, `${folder}assets/`].map((path) => ({
      path,
    })),
    ...LANGUAGE_FILES.map((path) => ({ path: `${folder}${path}` })),
    ...links.all.flatMap(({ file, route }): OutputPath[] => {
      const owner = isEnginePage(file) ? {} : { file, route }
      return pathsOf(route, docs.has(file)).map((path) => ({ path: `${folder}${path}`, ...owner }))
    }),
    ...[...staticFiles.files].map(([path, file]) => ({ path, file })),
  ]
}

/** Document and payload; for docs also the page as Markdown. */
function pathsOf(route: string, isDoc: boolean): string[] {
  const document = documentPath(route)
  return [
    document,
    ...(document.endsWith('index.html') ? [document.replace(/index\.html$/, 'page.json')] : []),
    ...(isDoc ? [markdownHref(route).slice(1)] : []),
  ]
}
