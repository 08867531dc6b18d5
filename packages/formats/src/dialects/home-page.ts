import { type PageSource, splitFrontMatter } from 'warraq/plugin'
import { parse } from 'yaml'

interface Feature {
  readonly title?: string | undefined
  readonly details?: string | undefined
  readonly link?: string | undefined
}

interface Home extends Pick<Feature, 'title'> {
  readonly name?: string | undefined
  readonly text?: string | undefined
  readonly tagline?: string | undefined
  readonly image?: string | undefined
  readonly actions: readonly { readonly text: string; readonly link: string }[]
  readonly features: readonly Feature[]
}

type Fields = Readonly<Record<string, unknown>>

const DESCRIBED = /^(?:layout|home|template):/m

/**
 * Adds Markdown to a page whose front matter describes a start page, and a finding about it. Returns
 * other pages unchanged.
 */
export function withHomePage(source: PageSource): PageSource {
  const { file, text } = source
  if (!DESCRIBED.test(text)) return source
  const { body, fault, yaml } = splitFrontMatter(text)
  const home = fault === 'unclosed' ? undefined : homePage(fieldsOf(yaml))
  if (home === undefined) return source
  // The file may end with its front matter.
  const head = text.slice(0, text.length - body.length).replace(/\n?$/, '\n')
  const bodyLine = head.split('\n').length
  const homeLines = home.split('\n').length + 1
  return {
    ...source,
    text: `${head}${home}\n\n${body}`,
    origins: [
      { at: 1, file, line: 1 },
      { at: bodyLine, file, line: 1 },
      { at: bodyLine + homeLines, file, line: bodyLine },
    ],
    findings: [
      ...(source.findings ?? []),
      {
        file,
        line: 1,
        code: 'foreign/home-page',
        found: 'a start page that its front matter describes',
        expected: 'a page whose text shows everything',
        fix: 'title, actions and features are shown as a heading and lists; write them into the page, or make the start page a component in pagesDir',
      },
    ],
  }
}

/** The fields of front matter, with their values as text; none if the YAML is invalid. */
function fieldsOf(yaml: string): Fields {
  try {
    return Object(parse(yaml, { schema: 'failsafe' }))
  } catch {
    return {}
  }
}

/**
 * Markdown for what VitePress, VuePress and Starlight read from the front matter of a start page
 * (`layout: home` with `hero` and `features`, `home: true`, `template: splash`); `undefined` for
 * other pages.
 */
export function homePage(fields: Fields): string | undefined {
  const { layout, home, template, hero } = fields
  if (layout !== 'home' && layout !== 'Home' && home !== 'true' && template !== 'splash')
    return undefined
  const given: Fields = Object(hero)
  const actions = given.actions ??
    fields.actions ?? [{ text: fields.actionText, link: fields.actionLink }]
  const image = given.image ?? fields.heroImage
  return markdownOf({
    name: textOf(given.name ?? given.title ?? fields.heroText),
    title: textOf(fields.title),
    text: textOf(given.text),
    tagline: textOf(given.tagline ?? fields.tagline),
    image: addressIn(image) ?? addressIn(Object(image).src),
    actions: itemsOf(actions).flatMap(({ text, link }) => {
      const label = textOf(text)
      const target = addressIn(link)
      return label === undefined || target === undefined ? [] : [{ text: label, link: target }]
    }),
    features: itemsOf(fields.features).map(({ title, details, link }) => ({
      title: textOf(title),
      details: textOf(details),
      link: addressIn(link),
    })),
  })
}

function itemsOf(list: unknown): Fields[] {
  return Array.isArray(list) ? list.filter((item) => Object(item) === item) : []
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? plain(value) : undefined
}

function addressIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function markdownOf(home: Home): string | undefined {
  const { name, title, text, tagline, image, actions, features } = home
  const heading = name ?? text
  const lines = [
    ...(heading === undefined || heading === title
      ? []
      : [title === undefined ? `# ${heading}` : `**${heading}**`]),
    ...(image === undefined ? [] : [`![](${address(image)})`]),
    ...(name !== undefined && text !== undefined ? [`**${text}**`] : []),
    ...(tagline === undefined ? [] : [tagline]),
    ...actions.map(({ text: label, link }) => `- [${label}](${address(link)})`),
    ...features.map(featureLine),
  ]
  return lines.length === 0 ? undefined : blocks(lines)
}

function featureLine({ title = '', details, link }: Feature): string {
  const label = link === undefined ? `**${title}**` : `**[${title}](${address(link)})**`
  return `* ${label}${details === undefined ? '' : `: ${details}`}`
}

/** Items of a list follow each other; everything else is a paragraph. */
function blocks(lines: readonly string[]): string {
  return lines
    .map((line, at) => {
      const before = lines[at - 1]
      const isNext = before !== undefined && /^[-*] /.test(line) && before[0] === line[0]
      return before === undefined ? line : `${isNext ? '\n' : '\n\n'}${line}`
    })
    .join('')
}

/** Text of a field without tags, with the characters of Markdown escaped. */
function plain(value: string): string {
  return value
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[\\`*_{}[\]<>#|~$]/g, '\\$&')
    .replace(/\s+/g, ' ')
    .trim()
}

function address(link: string): string {
  return `<${link.replace(/[\\<>\n]/g, encodeURIComponent)}>`
}
