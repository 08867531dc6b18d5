import type { ReactNode } from 'react'
import { z } from 'zod'
import { shellOptions } from '../../shared/data/shell-options-schema.ts'
import type { SiteView } from '../../shared/data/site-view.ts'
import { defaultUiText, type UiText } from '../text/ui-text.ts'
import { NO_PARTS } from './part.tsx'
import { renderTheme, type ShellTheme } from './render-theme.tsx'

/** A site with the defaults of every option. */
const PLAIN_SITE: SiteView = {
  title: 'Docs',
  homeHref: '/',
  baseUrl: '/',
  lang: 'en',
  dir: 'ltr',
  navbar: { hideOnScroll: false, items: [] },
  ...z.object(shellOptions).parse({}),
}

/** The theme of a site without parts of its own, in English except for the given texts. */
export function plainTheme(text: Partial<UiText> = {}, site: Partial<SiteView> = {}): ShellTheme {
  return {
    text: { ...defaultUiText, ...text },
    parts: NO_PARTS,
    site: { ...PLAIN_SITE, ...site },
  }
}

/** HTML of some parts in that theme. */
export function plainHtml(
  node: ReactNode,
  text?: Partial<UiText>,
  site?: Partial<SiteView>,
): string {
  return renderTheme(node, plainTheme(text, site))
}
