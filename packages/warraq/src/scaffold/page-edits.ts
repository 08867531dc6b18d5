import { posix } from 'node:path'
import { codeOf, codeTest, formatOf } from '@warraq/markup/source-code'
import { decodePath, splitHref } from '../shared/text/route-path.ts'
import { movedLinks } from './moved-links.ts'

/** A page by its source and its route; both relative to the site. */
export interface PagePlace {
  readonly file: string
  readonly route: string
  /** Its id in the sidebar of its section. */
  readonly id: string
}

/** What a command changes; nothing is written yet. */
export interface PageEdits {
  /** New texts by path. */
  readonly texts: ReadonlyMap<string, string>
  /** Places that a writer has to look at: `site/a.ts:12  the line`. */
  readonly byHand: readonly string[]
}

type Texts = ReadonlyMap<string, string>

const PAGE = /\.mdx?$/i
const LINK = /(\]\(\s*<?|\b(?:href|to)=["']|^\s{0,3}\[[^\]\n]+\]:\s*<?)([^\s)"'<>]+)/gm

/**
 * Everything that follows when a page moves: links of pages, the former address in its front matter,
 * and its path, its address and its id in every other text of the site. What is in code of pages stays.
 * @param texts of the site by path, the page included
 */
export function moveEdits(texts: Texts, from: PagePlace, to: PagePlace): PageEdits {
  const edits = new Map<string, string>()
  const byHand: string[] = []
  for (const [file, text] of texts) {
    const changed = file === from.file ? movedPage(text, from, to) : follow(file, text)
    if (file === from.file) edits.set(to.file, changed)
    else if (changed !== text) edits.set(file, changed)
  }
  return { texts: edits, byHand }

  function follow(file: string, text: string): string {
    if (PAGE.test(file)) return relinked(file, text, from, to)
    const named = replaceNames(text, from, to)
    if (!isSidebar(file) || from.id === to.id) return named
    const ids = named.match(quoted(from.id)) ?? []
    if (ids.length > 1) byHand.push(...linesWith(file, named, quoted(from.id)))
    return ids.length === 1 ? named.replace(quoted(from.id), `$1${to.id}$1`) : named
  }
}

/**
 * Everything that follows when a page goes: links to it lead to another page, or become text; its
 * entries in records, search words and sidebars go. What else names it is listed.
 * @param heir the page that readers find instead
 */
export function removeEdits(texts: Texts, page: PagePlace, heir?: PagePlace): PageEdits {
  const edits = new Map<string, string>()
  const byHand: string[] = []
  for (const [file, text] of texts) {
    if (file === page.file) continue
    let changed = text
    if (PAGE.test(file))
      changed =
        heir === undefined ? unlinked(file, text, page) : relinked(file, text, page, heir, false)
    else {
      changed = withoutEntries(file, text, page)
      byHand.push(...linesWith(file, changed, namesOf(page)))
    }
    if (file === heir?.file) changed = withMovedFrom(changed, page.route)
    if (changed !== text) edits.set(file, changed)
  }
  return { texts: edits, byHand }
}

/** The page itself at its new place. */
function movedPage(text: string, from: PagePlace, to: PagePlace): string {
  const itself = relinked(from.file, text, from, to)
  const leaves = (path: string) => path !== from.file
  const links =
    posix.dirname(from.file) === posix.dirname(to.file)
      ? itself
      : movedLinks(itself, { from: from.file, to: to.file, leaves })
  return from.route === to.route ? links : withMovedFrom(links, from.route)
}

/** A page whose links to one place lead to another; `keepsHash` where its headings moved along. */
function relinked(
  file: string,
  text: string,
  from: PagePlace,
  to: PagePlace,
  keepsHash = true,
): string {
  const isCode = codeTest(text, codeOf(text, formatOf(file)))
  return text.replace(LINK, (written, before: string, href: string, at: number) => {
    const { path, query, hash } = splitHref(href)
    if (isCode(at) || !leadsTo(path, file, from)) return written
    const near = posix.relative(posix.dirname(file), to.file)
    const source = near.startsWith('.') ? near : `./${near}`
    const target = path.startsWith('/') && !PAGE.test(path) ? to.route : encodeURI(source)
    return `${before}${target}${query}${keepsHash ? hash : ''}`
  })
}

/** A page in which links to a page that goes are their text. */
function unlinked(file: string, text: string, page: PagePlace): string {
  const isCode = codeTest(text, codeOf(text, formatOf(file)))
  return text.replace(
    /(?<!!)\[((?:[^[\]]|\[[^\]]*\])*)\]\(\s*<?([^\s)>]+)[^)]*\)/g,
    (written, words: string, href: string, at: number) =>
      !isCode(at) && leadsTo(splitHref(href).path, file, page) ? words : written,
  )
}

function leadsTo(path: string, file: string, page: PagePlace): boolean {
  if (path === '' || /^[a-z][\w+.-]*:/i.test(path)) return false
  if (path.startsWith('/')) return withSlash(path) === withSlash(page.route)
  return decodePath(posix.join(posix.dirname(file), path)) === page.file
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`
}

/** Front matter with one former address more. */
function withMovedFrom(text: string, route: string): string {
  const head = /^---\r?\n[\s\S]*?^(?=---[ \t]*\r?$)/m.exec(text)?.[0]
  if (head === undefined || !text.startsWith(head))
    return `---\nmoved_from:\n  - ${route}\n---\n\n${text}`
  const body = text.slice(head.length)
  if (/^moved_from:[ \t]*\[/m.test(head))
    return head.replace(/^moved_from:[ \t]*\[/m, `$&${route}, `) + body
  if (/^moved_from:[ \t]*[^\s[#]/m.test(head))
    return head.replace(/^(moved_from:[ \t]*)(\S+)/m, `$1[${route}, $2]`) + body
  if (/^moved_from:[ \t]*(?:#.*)?\r?$/m.test(head))
    return head.replace(/^moved_from:[ \t]*(?:#.*)?\r?\n/m, `$&  - ${route}\n`) + body
  return `${head}moved_from:\n  - ${route}\n${body}`
}

/** Path and address of a page, not as a part of longer ones. */
function namesOf({ file, route }: PagePlace): RegExp {
  return new RegExp(`${pathIn(file).source}|${routeIn(route).source}`)
}

function replaceNames(text: string, from: PagePlace, to: PagePlace): string {
  return text
    .replace(new RegExp(pathIn(from.file), 'g'), to.file)
    .replace(new RegExp(routeIn(from.route), 'g'), to.route)
}

const pathIn = (file: string) => new RegExp(`(?<![\\w./-])${escaped(file)}(?![\\w-])`)
const routeIn = (route: string) => new RegExp(`(?<![\\w.\\])/-])${escaped(route)}(?![\\w*.-])`)
const quoted = (id: string) => new RegExp(`(['"])${escaped(id)}\\1`, 'g')

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function isSidebar(file: string): boolean {
  return /sidebar[^/]*\.(?:[cm]?[jt]s|json|ya?ml)$/i.test(file) && !/\.(?:test|spec)\./.test(file)
}

/** A text without what is only about a page: entries of a JSON record, lines of YAML, an id. */
function withoutEntries(file: string, text: string, page: PagePlace): string {
  if (file.endsWith('.json')) return withoutRecords(text, page)
  if (/\.ya?ml$/.test(file))
    return text
      .split('\n')
      .filter(
        (line) => !new RegExp(`^\\s*["']?${escaped(page.route)}(?:#[^\\s:]*)?["']?:`).test(line),
      )
      .join('\n')
  const ids = isSidebar(file) ? (text.match(quoted(page.id)) ?? []) : []
  return ids.length === 1
    ? text.replace(new RegExp(`[ \\t]*(['"])${escaped(page.id)}\\1,?[ \\t]*\\n?`), '')
    : text
}

function withoutRecords(text: string, { file }: PagePlace): string {
  if (!text.includes(JSON.stringify(file))) return text
  try {
    const kept: unknown = JSON.parse(text, (_, value: unknown) => pruned(value, file))
    return `${JSON.stringify(kept, null, 2)}\n`
  } catch {
    return text
  }
}

/** A JSON value without what belongs to a page: its key, and entries whose `page` it is. */
function pruned(value: unknown, file: string): unknown {
  if (Array.isArray(value))
    return value.filter((one) => !(isObject(one) && (one.page === file || one.file === file)))
  if (!isObject(value) || !Object.hasOwn(value, file)) return value
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== file))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function linesWith(file: string, text: string, pattern: RegExp): string[] {
  const once = new RegExp(pattern.source)
  return text
    .split('\n')
    .flatMap((line, index) =>
      once.test(line) ? [`${file}:${index + 1}  ${line.trim().slice(0, 100)}`] : [],
    )
}
