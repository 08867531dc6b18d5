import type { Diagnostic } from '../shared/diagnostic.ts'

/** What stands for something else in addresses, or what file systems and servers do not take alike. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
const UNUSABLE = /[\\#?%:*"<>|\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069]/

/** Names of files have 255 bytes; a page adds `.md.br` to its own. */
const MOST_BYTES = 240

/** Addresses that do not work alike on every server and file system. */
export function checkRouteNames(
  pages: readonly { readonly file: string; readonly route: string }[],
): Diagnostic[] {
  return pages.flatMap(({ file, route }): Diagnostic[] => {
    const fault = faultOf(route)
    if (fault === undefined) return []
    return [
      {
        code: 'route/unusable-name',
        severity: 'error',
        file,
        found: `the address ${JSON.stringify(shortened(route))}, with ${fault}`,
        expected: 'names of letters, digits, -, _, and signs that mean nothing in addresses',
        fix: 'rename the file or folder, or give the page a "slug"',
      },
    ]
  })
}

function faultOf(route: string): string | undefined {
  const sign = UNUSABLE.exec(route)?.[0]
  if (sign !== undefined) return `the character ${JSON.stringify(sign)}`
  for (const name of route.split('/')) {
    if (name.startsWith('.')) return 'a name that begins with a dot, which servers do not serve'
    if (name.endsWith('.')) return 'a name that ends with a dot'
    if (/\.(?:br|gz)$/i.test(name)) return 'the ending of a compressed file'
    if (name !== name.trim()) return 'a name that begins or ends with a space'
    const bytes = Buffer.byteLength(name)
    if (bytes > MOST_BYTES) return `a name of ${bytes} bytes; at most are ${MOST_BYTES}`
  }
  return undefined
}

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}
