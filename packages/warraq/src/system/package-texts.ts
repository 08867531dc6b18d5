import { textAt } from './files.ts'
import { packageFiles, packageNameOf } from './package-files.ts'

/**
 * Texts that change with the versions of packages of a site, and of those that they depend on.
 * @param specifiers names of packages or of their modules
 */
export function packageTexts(specifiers: readonly string[], root: string): string[] {
  const packages = specifiers.filter((specifier) => /^@?[a-z]/.test(specifier))
  return packageFiles(packages.map((specifier) => [packageNameOf(specifier), root])).map(textAt)
}
