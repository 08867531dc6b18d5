import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROUTES } from './routes.ts'

/** The title of a page of the built site, from its heading: writers may change it. */
export function titleOf(route: string): string {
  return textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(htmlOf(route))?.[1] ?? '')
}

/** The title of the site, with which the title of the home page begins. */
export function siteTitle(): string {
  return textOf(/<title>(.*?)(?: \| .*)?<\/title>/.exec(htmlOf('/'))?.[1] ?? '')
}

/** The pages that have this part; which ones, their writers decide. */
export const routesWith = (part: RegExp): string[] => ROUTES.filter((one) => part.test(htmlOf(one)))

/** The first page that has this part. */
export function routeWith(part: RegExp): string {
  const [route] = routesWith(part)
  if (route === undefined) throw new Error(`No page has ${part}`)
  return route
}

/** The ids of the words that a page links to their entries in the glossary, each once. */
export function explainedWordsOf(route: string): string[] {
  const [, main = ''] = htmlOf(route).split('<main')
  const links = main.matchAll(/<a href="\/learn\/glossary\/#([^"]+)"/g)
  return [...new Set([...links].map(([, id = '']) => id))]
}

/** Whether the HTML of a page's main part has these words. */
export function contains(route: string, words: string): boolean {
  const [, main = ''] = htmlOf(route).split(/<\/?main\b/)
  return main.includes(words)
}

/** A document title that begins with the title of a page. */
export function titled(route: string): RegExp {
  return new RegExp(titleOf(route).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
}

/** The label of a page in the sidebar. */
export function labelOf(route: string): string {
  const links = htmlOf(route).matchAll(/<a\b[^>]*\baria-current="page"[^>]*>([\s\S]*?)<\/a>/g)
  return textOf([...links].find(([link]) => link.includes(`href="${route}"`))?.[1] ?? '')
}

/** The name of the section of a page, from the sidebar. */
export function sectionOf(route: string): string {
  const [, rows = ''] = /<ul class="sidebar-sections">([\s\S]*?)<\/ul>/.exec(htmlOf(route)) ?? []
  return textOf(/<a [^>]*aria-current="true"[^>]*>([\s\S]*?)<\/a>/.exec(rows)?.[1] ?? '')
}

/** A place of a page with its words. */
interface Place {
  readonly id: string
  readonly text: string
}

/** The questions of a page that open on demand. */
export function questionsOf(route: string): Place[] {
  return placesOf(route, /<details class="details" id="([^"]+)"><summary>([\s\S]*?)<\/summary>/g)
}

/** The last entry of a page whose entries have headings. */
export function lastTermOf(route: string): Place {
  const filter = /<docs-filter[\s\S]*<\/docs-filter>/
  const all = placesOf(route, /<h3 id="([^"]+)"[^>]*>([\s\S]*?)<a class="heading-anchor"/g, filter)
  return all.at(-1) ?? { id: '', text: '' }
}

function placesOf(route: string, pattern: RegExp, part = /[\s\S]*/): Place[] {
  const html = part.exec(htmlOf(route))?.[0] ?? ''
  return [...html.matchAll(pattern)].map(([, id = '', text = '']) => ({ id, text: textOf(text) }))
}

function htmlOf(route: string): string {
  return readFileSync(join('dist', route, 'index.html'), 'utf8')
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .trim()
}
