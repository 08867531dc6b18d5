import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The title of a page of the built site, from its heading: writers may change it. */
export function titleOf(route: string): string {
  return textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(htmlOf(route))?.[1] ?? '')
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

function htmlOf(route: string): string {
  return readFileSync(join('dist', route, 'index.html'), 'utf8')
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .trim()
}
