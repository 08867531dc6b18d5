import type { CheckOfPage, EmittedPage, EmittedSite, WarraqPlugin } from 'warraq/plugin'

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

const DATED = /^## (\d{1,2} [A-Z][a-z]+ \d{4})(?:\s+\{#([^}]*)\})?/

/** Finds entries that the feed would leave out, or date otherwise than their headings. */
function undatedChanges(log: string): CheckOfPage {
  return ({ file, text }) => {
    if (file !== log) return []
    return text.split('\n').flatMap((content, index) => {
      const [, written, id] = DATED.exec(content) ?? []
      const time = Date.parse(`${written} UTC`)
      if (written === undefined || Number.isNaN(time)) return []
      const day = new Date(time).toISOString().slice(0, 10)
      if (id === day) return []
      return [
        {
          code: 'changes/other-day',
          ...{ file, line: index + 1 },
          found: content,
          expected: `## ${written} {#${day}}`,
          fix: 'write the day as id: the feed takes it from there, and leaves out what has none',
        },
      ]
    })
  }
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
