import type { DocsConfigInput } from 'warraq'
import { type Fields, fieldsOf, listIn, present, switchIn, textIn } from './fields.ts'
import { mapItems } from './map-items.ts'
import { type DocusaurusProject, type LeaveOut, rooted } from './project.ts'

type Shell = Pick<
  DocsConfigInput,
  | 'image'
  | 'metadata'
  | 'announcementBar'
  | 'colorMode'
  | 'navbar'
  | 'footer'
  | 'sidebar'
  | 'outlineLevels'
  | 'search'
  | 'defaultCodeLanguage'
  | 'codeComments'
>

/** What the theme configuration says about the parts around the text. */
export function mapShell(project: DocusaurusProject, leaveOut: LeaveOut): Shell {
  const { config } = project
  const theme = fieldsOf(config.themeConfig)
  const footer = fieldsOf(theme.footer)
  return present({
    image: rooted(theme.image),
    metadata: listIn(theme.metadata).map(attributesIn),
    announcementBar: announcementOf(fieldsOf(theme.announcementBar), leaveOut),
    colorMode: present({
      defaultMode: colorModeIn(fieldsOf(theme.colorMode).defaultMode),
      disableSwitch: switchIn(fieldsOf(theme.colorMode).disableSwitch),
      respectPrefersColorScheme: switchIn(fieldsOf(theme.colorMode).respectPrefersColorScheme),
    }),
    navbar: mapNavbar(fieldsOf(theme.navbar), project, leaveOut),
    footer: theme.footer === undefined ? undefined : mapFooter(footer, project, leaveOut),
    sidebar: present({
      hideable: switchIn(fieldsOf(fieldsOf(theme.docs).sidebar).hideable),
      autoCollapse: switchIn(fieldsOf(fieldsOf(theme.docs).sidebar).autoCollapseCategories),
    }),
    outlineLevels: outlineOf(fieldsOf(theme.tableOfContents)),
    search: searchOf(fieldsOf(theme.algolia), leaveOut),
    defaultCodeLanguage: textIn(fieldsOf(theme.prism).defaultLanguage),
    codeComments: listIn(fieldsOf(theme.prism).magicComments).flatMap(codeCommentOf),
  }) as Shell
}

function attributesIn(element: unknown): Record<string, string | number | boolean> {
  const entries = Object.entries(fieldsOf(element)).filter(
    (entry): entry is [string, string | number | boolean] =>
      ['string', 'number', 'boolean'].includes(typeof entry[1]),
  )
  return Object.fromEntries(entries)
}

function announcementOf(bar: Fields, leaveOut: LeaveOut): Shell['announcementBar'] {
  const content = textIn(bar.content)
  if (content === undefined) return undefined
  if (bar.backgroundColor !== undefined || bar.textColor !== undefined)
    leaveOut('themeConfig.announcementBar: its colours', 'the bar has the colours of the theme')
  return {
    content,
    ...present({ id: textIn(bar.id), isCloseable: switchIn(bar.isCloseable) }),
  }
}

function colorModeIn(value: unknown): 'light' | 'dark' | undefined {
  return value === 'light' || value === 'dark' ? value : undefined
}

function mapNavbar(
  navbar: Fields,
  project: DocusaurusProject,
  leaveOut: LeaveOut,
): Shell['navbar'] {
  return present({
    title: textIn(navbar.title),
    logo: logoOf(navbar.logo),
    hideOnScroll: switchIn(navbar.hideOnScroll),
    items: mapItems(navbar.items, 'navbar', project, leaveOut),
  })
}

/** Paths of pictures are relative to the root of the output. */
function logoOf(logo: unknown) {
  const { src, srcDark, alt, href, target, width, height, className } = fieldsOf(logo)
  const source = rooted(src)
  if (source === undefined) return undefined
  return {
    src: source,
    ...present({
      srcDark: rooted(srcDark),
      alt: typeof alt === 'string' ? alt : undefined,
      href: textIn(href),
      target: textIn(target),
      width: pixelsIn(width),
      height: pixelsIn(height),
      className: textIn(className),
    }),
  }
}

function pixelsIn(value: unknown): number | undefined {
  const number = Number.parseInt(String(value), 10)
  return number > 0 ? number : undefined
}

function mapFooter(
  footer: Fields,
  project: DocusaurusProject,
  leaveOut: LeaveOut,
): Shell['footer'] {
  return present({
    style: colorModeIn(footer.style),
    logo: logoOf(footer.logo),
    copyright: textIn(footer.copyright),
    links: mapItems(footer.links, 'footer', project, leaveOut),
  })
}

/** Classes of the engine for what the names of classes of other sites say. */
const LINE_CLASSES = [
  [/highlighted?-line/i, 'highlighted'],
  [/add|insert|new|plus/i, 'diff-add'],
  [/remove|delet|del\b|minus/i, 'diff-remove'],
  [/error|danger|wrong|fail/i, 'code-error'],
  [/warn/i, 'code-warning'],
] as const

/** A comment without a class or without a text marks nothing. */
function codeCommentOf(comment: unknown): NonNullable<Shell['codeComments']> {
  const { className, line, block } = fieldsOf(comment)
  const { start, end } = fieldsOf(block)
  const name = textIn(className)
  if (name === undefined) return []
  const [, known = 'highlighted'] = LINE_CLASSES.find(([pattern]) => pattern.test(name)) ?? []
  const words = present({ line: textIn(line), start: textIn(start), end: textIn(end) })
  return Object.keys(words).length === 0 ? [] : [{ className: known, ...words }]
}

function outlineOf(contents: Fields): Shell['outlineLevels'] {
  const levelIn = (value: unknown) =>
    typeof value === 'number' && value >= 2 && value <= 6 ? value : undefined
  const min = levelIn(contents.minHeadingLevel)
  const max = levelIn(contents.maxHeadingLevel)
  return present({ min, max: max ?? (min !== undefined && min > 3 ? min : undefined) })
}

/** The address of the search page; the engine makes an index in place of a hosted one. */
function searchOf({ appId, searchPagePath }: Fields, leaveOut: LeaveOut): Shell['search'] {
  const route = textIn(searchPagePath)?.replace(/^\/*|\/*$/g, '')
  if (textIn(appId) !== undefined)
    leaveOut(
      'themeConfig.algolia: the hosted index',
      'the site searches an index that the build makes; for the hosted one, list algolia of @warraq/hosted-search in "plugins" of a docs.config.ts',
    )
  return route ? { route: `/${route}/` } : undefined
}
