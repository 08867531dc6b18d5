import type { OutputPath } from '../check/check-output-paths.ts'
import type { Language } from '../config/read-language.ts'
import { feedPath, rootsWithFeed } from '../pages/feed-links.ts'
import { isEnginePage } from '../pages/plain-pages.tsx'
import { redirectPath } from '../pages/redirects/redirect-files.tsx'
import { LANGUAGE_FILES, SITE_FILES, SITE_FOLDERS } from './engine-files.ts'
import type { LinkedSite } from './link.ts'
import { pagePaths } from './write/page-files.ts'
import { isKept, isReplaceable } from './write/project-files.ts'

/** Output folder of a language, with a final slash; empty for the default language. */
export function languageFolder({ locale, filesBaseUrl }: LanguagePlace): string {
  return locale.baseUrl.slice(filesBaseUrl.length)
}

type LanguagePlace = Pick<Language, 'locale' | 'filesBaseUrl'>

/** Every output path that pages, static folders and the engine claim in one language. */
export function outputPaths({ loaded, linked }: LinkedSite): OutputPath[] {
  const { language, staticFiles } = loaded
  const { links, compiledDocs, moved } = linked
  const folder = languageFolder(language)
  const { trailingSlash, noIndex } = language.config
  const docs = new Set(compiledDocs.map(({ doc }) => doc.file))
  const otherLanguages = language.locales
    .map((locale) => languageFolder({ ...language, locale }))
    .filter((other) => other !== folder && other !== '')
  const feeds = rootsWithFeed(language.roots).map(feedPath)
  const ownFiles = [...LANGUAGE_FILES, ...feeds].map((path) => `${folder}${path}`)
  const made = (path: string): OutputPath => ({
    path,
    ...(isReplaceable(path, noIndex) && { isReplaceable: true }),
  })
  return [
    ...[...SITE_FILES, ...SITE_FOLDERS, ...otherLanguages, `${folder}assets/`, ...ownFiles].map(
      made,
    ),
    ...links.all.flatMap(({ file, route }): OutputPath[] => {
      const owner = isEnginePage(file) ? {} : { file, route }
      return pagePaths(route, { hasMarkdown: docs.has(file), trailingSlash }).map((path) => ({
        ...made(`${folder}${path}`),
        ...owner,
      }))
    }),
    ...moved.redirects.map(({ from, file }) => ({
      path: `${folder}${redirectPath(from, trailingSlash)}`,
      file,
    })),
    ...[...staticFiles.files]
      .filter(([path]) => !isKept(path, noIndex))
      .map(([path, file]) => ({ path, file, isStatic: true })),
  ]
}
