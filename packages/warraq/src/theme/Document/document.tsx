import { escapeHtml } from '@warraq/markup/escape-html'
import { tabsScript } from '../../shared/browser/inline-scripts.ts'
import type {
  DocumentData,
  HeadTag,
  PagePayload,
  PageShell,
} from '../../shared/data/page-payload.ts'
import * as SHELL_ID from '../../shared/data/shell-ids.ts'
import type { RuntimeSite } from '../../shared/data/site-view.ts'
import { AnnouncementBar } from '../AnnouncementBar/AnnouncementBar.tsx'
import { MENU } from '../Drawer/drawer-markup.ts'
import { Html } from '../Html/Html.tsx'
import { Navbar } from '../Navbar/Navbar.tsx'
import { renderTheme, type ShellTheme } from '../parts/render-theme.tsx'
import { Templates } from '../Templates/Templates.tsx'
import { type CspSources, contentSecurityPolicy, type InlineTexts } from './csp.ts'
import { fontPreload } from './font-preload.ts'
import type { PageStyle } from './page-styles.ts'

/** Files and texts that all documents of a build share. */
export interface DocumentFrame {
  /** The policy that hosts send with every document. */
  readonly csp: string
  readonly cspSources: CspSources
  readonly bootScript: string
  /** Inline script of the home page; empty if there is none. */
  readonly homeScript: string
  /** Text of the inline style element. */
  readonly inlineCss: string
  readonly pageStyles: readonly PageStyle[]
  /** Final href of the client entry. */
  readonly script: string
  /** Final hrefs of the modules that the entry imports. */
  readonly modulePreloads: readonly string[]
  /** Head elements of the site: icons, theme colour. */
  readonly siteHead: string
  /** Elements that the site adds at the end of the head, with the inline code among them. */
  readonly headEnd: { readonly html: string } & InlineTexts
  /** Final href of the print style sheet. */
  readonly printStyles: string
  /** HTML of logo and title in the navbar. */
  readonly brand: string
  /** HTML of the footer. */
  readonly footer: string
  /** HTML of the closed search dialog; empty if the site has no search. */
  readonly searchDialog: string
  readonly theme: ShellTheme
  /** Texts of custom elements that differ from the defaults, as JSON. */
  readonly elementText: string | undefined
  readonly runtimeSite: RuntimeSite
}

export interface DocumentSource extends Pick<PagePayload, 'buildId' | 'page' | 'shell' | 'html'> {
  readonly head: readonly HeadTag[]
  /** Styles that this HTML needs. */
  readonly pageStyles: readonly PageStyle[]
}

/** One complete HTML document, readable without scripts; the client entry adds behaviour. */
export function renderDocument(source: DocumentSource, frame: DocumentFrame): string {
  const { buildId, page, shell, head, html, pageStyles } = source
  const { elementText, runtimeSite } = frame
  const { site } = frame.theme
  const data: DocumentData = { buildId, site: runtimeSite, page, sidebarKey: shell.sidebar?.key }
  const styles = [
    `<style>${frame.inlineCss}</style>`,
    ...pageStyles.map(({ css, name }) => `<style data-page data-name="${name}">${css}</style>`),
  ].join('')
  const scripts = [
    frame.bootScript,
    ...(frame.homeScript !== '' && page.href === site.homeHref ? [frame.homeScript] : []),
  ]
  const csp = contentSecurityPolicy(frame.cspSources, {
    scripts: [
      ...scripts,
      ...(html.includes(tabsScript) ? [tabsScript] : []),
      ...frame.headEnd.scripts,
    ],
    styles: [frame.inlineCss, ...pageStyles.map(({ css }) => css), ...frame.headEnd.styles],
  })
  // Scripts come before styles, so that the browser may end a task between them.
  return (
    `<!doctype html><html lang="${site.lang}" dir="${site.dir}" class="${escapeHtml(page.className)}" data-theme="${site.colorMode.defaultMode}" data-theme-choice="${site.colorMode.defaultMode}" data-has-hydrated="false">` +
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(csp)}">` +
    `<title>${escapeHtml(page.documentTitle)}</title>${fontPreload(frame.inlineCss)}${frame.siteHead}${scripts.map((text) => `<script>${text}</script>`).join('')}${styles}` +
    `${head.map(headTagHtml).join('')}${frame.headEnd.html}` +
    `</head><body${elementText === undefined ? '' : ` data-element-text="${escapeHtml(elementText)}"`}><a class="skip-link" href="#${SHELL_ID.main}">${escapeHtml(frame.theme.text.skipToContent)}</a>` +
    `<div id="${SHELL_ID.root}">${shellStart(shell, frame)}<div id="${SHELL_ID.page}" class="${shell.layout}">${shell.sidebar?.html ?? ''}<div class="page-body">${html}</div></div></div>${frame.footer}${frame.searchDialog}` +
    `<div id="${SHELL_ID.announcer}" class="visually-hidden" aria-live="polite"></div>${renderTheme(<Templates />, frame.theme)}` +
    `<script type="application/json" id="${SHELL_ID.data}">${jsonInHtml(data)}</script>` +
    `${lateFiles(frame)}</body></html>`
  )
}

/** At the end of the document, so that the content comes first. */
function lateFiles({ modulePreloads, printStyles, script }: DocumentFrame): string {
  const preloads = modulePreloads.map(
    (href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`,
  )
  return (
    `<link rel="stylesheet" href="${printStyles}" media="print">${preloads.join('')}` +
    `<script type="module" src="${script}" fetchpriority="low"></script>`
  )
}

/** The parts of the shell above sidebar and page. */
export function shellStart(
  shell: PageShell,
  { brand, theme }: Pick<DocumentFrame, 'brand' | 'theme'>,
): string {
  const { announcement } = theme.site
  return renderTheme(
    <>
      {announcement && <AnnouncementBar announcement={announcement} />}
      <Navbar brand={brand} shell={shell} />
      <Html as="template" className={MENU} html={shell.navbar[2]} />
    </>,
    theme,
  )
}

/** Head elements of the page have `data-page`, so that a navigation can replace them. */
function headTagHtml({ tag, attributes, content }: HeadTag): string {
  const list = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')
  return tag === 'script'
    ? `<script${list} data-page>${(content ?? '').replaceAll('<', '\\u003c')}</script>`
    : `<${tag}${list} data-page>`
}

/** Escapes JSON so that it cannot close its script element. */
function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
