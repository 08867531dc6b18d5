/**
 * What the code of a project loaded besides its bundle. This module runs in the process of the
 * project.
 */
export const loadedCode = {
  /** Names of packages, also of those that are not installed. */
  packages: new Set<string>(),
  /** Absolute paths of files of the project that Node loaded itself. */
  files: new Set<string>(),
}

const packageOf = new WeakMap<object, string>()

/** Remember the package that a function comes from, which may call it `plugin`. */
export function rememberPackage(module: unknown, id: string): void {
  const { default: inner } = Object(module) as { readonly default?: unknown }
  for (const value of [module, inner]) if (typeof value === 'function') packageOf.set(value, id)
}

/** The package of a function that is one, otherwise its own name. */
export function functionName(value: { readonly name: string }): string {
  return packageOf.get(value) ?? value.name
}
