import { ownValue } from '../own-value.ts'

/** Names that stand for files and packages in imports, and what else a plugin knows about modules. */
export interface ModuleNames {
  /** Paths below the site root by the names that stand for them: `@parts` is `src/parts`. */
  readonly aliases: Readonly<Record<string, string>>
  /** Packages by the names that stand for them: `react-native` is `react-native-web`. */
  readonly packages?: Readonly<Record<string, string>>
  /** Module whose default export holds components that all pages may use. */
  readonly globals?: string
  /** Packages that the engine stands in for, even where they are installed. */
  readonly replaced?: readonly string[]
  /** Paths below the site root of style sheets that the provider changes; pages load what it leaves. */
  readonly styles?: readonly string[]
}

export const NO_MODULE_NAMES: ModuleNames = { aliases: {} }

/**
 * An import with its alias as a path of the site or as a package: `@parts/a` is
 * `@site/src/parts/a`.
 */
export function withoutAlias(from: string, { aliases, packages = {} }: ModuleNames): string {
  const [loaders = '', name = ''] = /^(.*!)?(.*)$/.exec(from)?.slice(1) ?? []
  const alias = [...Object.keys(aliases), ...Object.keys(packages)]
    .filter((one) => name === one || (name.startsWith(`${one}/`) && !isInnerPart(name, one)))
    .sort((a, b) => b.length - a.length)[0]
  if (alias === undefined) return from
  return `${loaders}${ownValue(packages, alias) ?? `@site/${ownValue(aliases, alias)}`}${name.slice(alias.length)}`
}

/** `@theme/Lamp/Wick` with the alias `@theme/Lamp`: a part that the project replaces has its own alias. */
function isInnerPart(name: string, alias: string): boolean {
  return alias.startsWith('@theme/') && /^\/[A-Z]/.test(name.slice(alias.length))
}
