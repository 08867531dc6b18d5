import type { Locale } from '../config/locales.ts'
import type { NavbarKinds } from '../plugins/navbar-kinds.ts'
import { foundAt } from '../shared/diagnostic.ts'
import type { DocsModel } from './docs-model.ts'

export interface NavbarScope {
  readonly baseUrl: string
  readonly docs: DocsModel
  readonly locales: readonly Locale[]
  /** Name of the language of this navbar. */
  readonly locale: string
  /** Names of the components in `navbar/` of the theme folder. */
  readonly navbarComponents: readonly string[]
  /** Kinds of items from plugins. */
  readonly navbarKinds: NavbarKinds
  /** Collects problems, worded for the author of the configuration. */
  readonly problems: string[]
}

/** Report a problem: its path, the value found, the allowed values. */
export function report(
  scope: Pick<NavbarScope, 'problems'>,
  path: string,
  found: string,
  expected: string,
): [] {
  scope.problems.push(foundAt(path, found, expected))
  return []
}

/** The value found, for a message. */
export function foundText(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing'
}
