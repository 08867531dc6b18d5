import type { CheckOfPage, EmittedPage, EmittedSite, WarraqPlugin } from 'warraq/plugin'
import { codeOf, formatOf } from 'warraq/plugin'

/** An entry of the change log: the text below a heading whose id is a date. */
interface Change {
  /** `2026-11-23` */
  readonly day: string
  readonly html: string
}

const FEED_PATH = 'changes.xml'

/**
 * An Atom feed of the change log, `changes.xml`: one entry for each second-level heading whose id
 * is a date. Its bytes depend only on the page.
 * @param route address of the page with the change log
 * @param file source of the page
 */
export function changeFeed(route: string, file: string): WarraqPlugin {
  return {
    name: 'change-feed',
    checks: [{ name: 'change log', severity: 'throw', eachPage: () => undatedChanges(file) }],
    *emit(site) {
      const page = site.pages.find((candidate) => candidate.route === route)
      if (page === undefined) throw new Error(`no page has the route ${route}`)
      yield { path: FEED_PATH, content: atomOf(site, page) }
    },
  }
}

/** Finds entries that the feed would leave out: the id of each is its day. */
function undatedChanges(log: string): CheckOfPage {
  return ({ file, text }) => {
    if (file !== log) return []
    const lines = text.split('\n')
    return codeOf(text, formatOf(file)).headings.flatMap(({ line }) => {
      const found = lines[line - 1]?.trim() ?? ''
      const [, id = ''] = /\{#([^}]*)\}$/.exec(found) ?? []
      // An id in words is that of a section about the log.
      if (!/^##\s/.test(found) || /^[a-z]/i.test(id) || isDay(id)) return []
      return [
        {
          code: 'changes/no-day',
          ...{ file, line, found },
          expected: 'a day as id, such as {#2026-11-23}, which is what the feed takes',
          fix: 'write the day as {#<year>-<month>-<day>}, or for what is no entry an id in words, such as {#feed}',
        },
      ]
    })
  }
}

/** Whether a text is a day of the calendar, `2026-11-23`. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** The entries of a page, in order. */
export function changesOf(html: string): readonly Change[] {
  return html.split(/(?=<h2[\s>])/).flatMap((part) => {
    const [heading, day] = /^<h2 id="(\d{4}-\d\d-\d\d)"[\s\S]*?<\/h2>/.exec(part) ?? []
    return heading === undefined || day === undefined
      ? []
      : [{ day, html: part.slice(heading.length).trim() }]
  })
}

function atomOf({ title, url, baseUrl, lang }: EmittedSite, page: EmittedPage): string {
  const changes = changesOf(page.html)
  const newest = changes.map(({ day }) => day).sort()
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">
<title>${escaped(`${title}: ${page.title}`)}</title>
<id>${escaped(page.url)}</id>
<link href="${escaped(page.url)}"/>
<link rel="self" href="${escaped(`${url}${baseUrl}${FEED_PATH}`)}"/>
<updated>${atNoon(newest.at(-1) ?? '1970-01-01')}</updated>
<author><name>${escaped(title)}</name></author>
${changes
  .map(
    ({ day, html }) => `<entry>
<title>${escaped(day)}</title>
<id>${escaped(`${page.url}#${day}`)}</id>
<link href="${escaped(`${page.url}#${day}`)}"/>
<updated>${atNoon(day)}</updated>
<content type="html" xml:base="${escaped(page.url)}">${escaped(html)}</content>
</entry>
`,
  )
  .join('')}</feed>
`
}

/** Dates have no time; noon in UTC is the same date nearly everywhere. */
function atNoon(day: string): string {
  return `${day}T12:00:00Z`
}

function escaped(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
}
