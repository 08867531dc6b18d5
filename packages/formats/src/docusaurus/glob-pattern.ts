import { ownValue } from '../own-value.ts'
/**
 * A pattern of paths as a regular expression for a whole path: `*` stands for a name or a part of
 * one, `**` for any folders, `{a,b}` for one of several texts.
 */
export function globPattern(glob: string): RegExp {
  const source = glob
    .replace(/^\.\//, '')
    .replace(
      /\*\*\/|\/\*\*$|\*\*|\*|\?|\{|\}|,|[^\w/]/g,
      (part) => ownValue(REPLACED, part) ?? `\\${part}`,
    )
  try {
    return new RegExp(`^${source}$`)
  } catch {
    // An open brace; such a pattern matches nothing.
    return /(?!)/
  }
}

const REPLACED: Readonly<Record<string, string>> = {
  '**/': '(?:.*/)?',
  '/**': '(?:/.*)?',
  '**': '.*',
  '*': '[^/]*',
  '?': '[^/]',
  '{': '(?:',
  '}': ')',
  ',': '|',
}
