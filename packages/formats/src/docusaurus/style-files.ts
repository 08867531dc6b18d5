import { relative, resolve, sep } from 'node:path'
import { classicOptions } from './docs-instances.ts'
import { type Fields, fieldsOf, textIn } from './fields.ts'

/** Paths below the root of the style sheets of the classic preset, without those of packages. */
export function styleFiles(config: Fields, root: string): string[] {
  return [fieldsOf(classicOptions(config)?.theme).customCss]
    .flat()
    .flatMap((path) => textIn(path) ?? [])
    .map((path) => relative(root, resolve(root, path)).replaceAll(sep, '/'))
    .filter((path) => !/^\.\.|(?:^|\/)node_modules\//.test(path))
}
