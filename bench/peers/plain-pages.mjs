// Pages as plain Markdown for any tool: from the Markdown twins of a built site, or generated ones.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pagePath, pageText } from '../generate-site.mjs'

/**
 * @typedef {object} PlainPage
 * @property {string} route `/learn/token/`
 * @property {boolean} isFolder Whether it has pages below it.
 * @property {string} title
 * @property {string} body Markdown without the title; links to other pages are routes.
 */

/** The pages of a built site, from their Markdown versions. */
export async function pagesOfTwins(dist) {
  const sitemap = await readFile(join(dist, 'sitemap.xml'), 'utf8')
  const { origin } = new URL(/<loc>([^<]+)/.exec(sitemap)[1])
  const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.md'))
  const pages = await Promise.all(
    files.sort().map(async (file) => {
      const [, title, body] = /^# (.*)\n([\s\S]*)$/.exec(await readFile(join(dist, file), 'utf8'))
      return {
        route: `/${file.slice(0, -'.md'.length)}/`,
        title: title.replaceAll(/[`*\\]/g, ''),
        // Addresses of files stay absolute, because the files are not part of the copy.
        body: body
          .replaceAll(new RegExp(`\\]\\(${origin}(/(?:[^)\\s#]*/)?(?:#[^)]*)?)\\)`, 'g'), ']($1)')
          .trim(),
      }
    }),
  )
  return withHome(pages)
}

/** The pages of `bench/generate-site.mjs`, with block quotes in place of admonitions. */
export function generatedPages(count) {
  const pages = Array.from({ length: count }, (_, number) => {
    const [, body] = /^# .*\n([\s\S]*)$/m.exec(pageText(number, count))
    return {
      route: `/docs/${pagePath(number)}/`,
      title: `Page ${number}`,
      body: body
        .replaceAll(/:::note.*\n(.*)\n:::/g, '> $1')
        .replaceAll(/\]\(\.\.\/\.\.\/([^)]*)\.md\)/g, '](/docs/$1/)')
        .trim(),
    }
  })
  return withHome([{ route: '/docs/', title: 'Generated pages', body: 'Text.' }, ...pages])
}

/** Adds a start page and determines which pages are folders. */
function withHome(pages) {
  const folders = new Set(pages.map(({ route }) => parentOf(route)))
  const sections = pages.filter(({ route }) => parentOf(route) === '/')
  const home = {
    route: '/',
    title: 'Documentation',
    body: sections.map(({ title, route }) => `- [${title}](${route})`).join('\n'),
  }
  return [home, ...pages].map((page) => ({ ...page, isFolder: folders.has(page.route) }))
}

const parentOf = (route) => (route === '/' ? undefined : route.replace(/[^/]+\/$/, ''))

/** Source path of a page: `learn/index.md`, `learn/token.md`. */
export function fileOf({ route, isFolder }) {
  return isFolder ? `${route.slice(1)}index.md` : `${route.slice(1, -1)}.md`
}

/** Markdown of a page, with links in the form that a tool expects. */
export function markdownOf({ title, body }, { hrefOf, pages, hasHeading }) {
  const hrefs = new Map(pages.map((page) => [page.route, hrefOf(page)]))
  const text = body.replaceAll(/\]\((\/[^)#\s]*)/g, (_, route) => `](${hrefs.get(route) ?? route}`)
  return `---\ntitle: ${JSON.stringify(title)}\n---\n\n${hasHeading ? `# ${title}\n\n` : ''}${text}\n`
}

/** The sections: the pages directly below the start page. */
export function sectionsOf(pages) {
  return pages.filter(({ route }) => route !== '/' && parentOf(route) === '/')
}
