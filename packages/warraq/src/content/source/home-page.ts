import { z } from 'zod'

const textOf = z.union([z.string(), z.number()]).transform((value) => plain(String(value)))
const linkSchema = z.object({ text: textOf, link: z.string() })
const featureSchema = z.object({
  title: textOf.optional(),
  details: textOf.optional(),
  link: z.string().optional(),
})

/** What VitePress, VuePress and Starlight read from the front matter of a start page. */
const homeSchema = z.object({
  name: textOf.optional().catch(undefined),
  title: textOf.optional().catch(undefined),
  text: textOf.optional().catch(undefined),
  tagline: textOf.optional().catch(undefined),
  image: z
    .union([z.string(), z.object({ src: z.string() }).transform(({ src }) => src)])
    .optional()
    .catch(undefined),
  actions: z.array(linkSchema).catch([]),
  features: z.array(featureSchema).catch([]),
})

type Fields = Readonly<Record<string, unknown>>

/**
 * Markdown for a start page that its front matter describes (`layout: home` with `hero` and
 * `features`, `home: true`, `template: splash`); `undefined` for other pages.
 */
export function homePage(fields: Fields): string | undefined {
  const { layout, home, template, hero } = fields
  if (layout !== 'home' && layout !== 'Home' && home !== true && template !== 'splash')
    return undefined
  const given = Object(hero)
  const actions =
    given.actions ??
    fields.actions ??
    [{ text: fields.actionText, link: fields.actionLink }].filter(({ link }) => link !== undefined)
  const shown = homeSchema.safeParse({
    ...given,
    name: given.name ?? given.title ?? fields.heroText,
    title: fields.title,
    tagline: given.tagline ?? fields.tagline,
    image: given.image ?? fields.heroImage,
    actions,
    features: fields.features,
  })
  return shown.data === undefined ? undefined : markdownOf(shown.data)
}

function markdownOf(home: z.output<typeof homeSchema>): string | undefined {
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

function featureLine({ title = '', details, link }: z.output<typeof featureSchema>): string {
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

/** Text of a field without tags, its signs taken for letters. */
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
