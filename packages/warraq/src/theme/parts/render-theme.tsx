import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Diagnostic, errorAt } from '../../shared/diagnostic.ts'
import { messageOf } from '../../shared/message-of.ts'
import {
  type SitePart,
  type SiteParts,
  type SiteTheme,
  ThemeContext,
  type ThemeRendering,
} from './part.tsx'

/** A theme part of the site threw while it was rendered. */
export class PartError extends Error {
  override readonly name = 'PartError'
  readonly part: SitePart

  constructor(part: SitePart, cause: unknown) {
    super(messageOf(cause), { cause })
    this.part = part
  }
}

/**
 * HTML of some parts of the theme.
 * @throws PartError that names the site's part entered last, if any
 */
export function renderTheme(node: ReactNode, theme: SiteTheme): string {
  const rendering: ThemeRendering = { ...theme }
  try {
    return renderToStaticMarkup(<ThemeContext value={rendering}>{node}</ThemeContext>)
  } catch (cause) {
    const { entered, navbarItem } = rendering
    const error = navbarItem === undefined ? cause : navbarItemFailed(navbarItem, cause)
    throw entered === undefined ? error : new PartError(entered, error)
  }
}

function navbarItemFailed(
  { place, written }: NonNullable<ThemeRendering['navbarItem']>,
  cause: unknown,
): Error {
  return new Error(
    `A theme navbar item failed to render (${messageOf(cause)}). Please double-check the following navbar item (${place}) of your docs.config.ts: ${written}`,
    { cause },
  )
}

/** Diagnostic for a theme part of the site that threw while a page was rendered. */
export function partFailed({ part, message }: PartError, page: string): Diagnostic {
  return errorAt(part.file, 'theme/part-failed', {
    found: `an error while ${page} was rendered: ${message}`,
    expected: 'a component that renders with the props of its part on every page',
    fix: 'type its props with those of "warraq/theme", and handle values that are absent',
  })
}

/** The parts without those from one file. */
export function withoutPart({ hash, components }: SiteParts, file: string): SiteParts {
  return {
    hash: `${hash}-${file}`,
    components: new Map([...components].filter(([, part]) => part.file !== file)),
  }
}
