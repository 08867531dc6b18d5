import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { packageFiles } from './package-files.ts'
import { textAt } from './text-at.ts'

/** Texts that change with the versions of packages of a site, and of those that they depend on. */
export function packageTexts(names: readonly string[], root: string): string[] {
  const packages = names.filter((name) => /^@?[a-z]/.test(name))
  return packageFiles(packages, pathToFileURL(join(root, 'package.json')).href).map(textAt)
}
