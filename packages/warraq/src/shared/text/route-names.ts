/** Characters that have a meaning in URLs, or that file systems and servers treat differently. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds control characters.
const UNUSABLE = /[\\#?%:*"<>|\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069]/

/** File systems limit names to 255 bytes; endings such as `.md.br` need some of them. */
const MOST_BYTES = 240

/** Why a route does not work on every server and file system; absent if it does. */
export function faultOfRoute(route: string): string | undefined {
  const sign = UNUSABLE.exec(route)?.[0]
  if (sign !== undefined) return `the character ${JSON.stringify(sign)}`
  for (const name of route.split('/')) {
    if (name.startsWith('.')) return 'a name that begins with a dot, which servers do not serve'
    if (name.endsWith('.')) return 'a name that ends with a dot'
    if (/\.(?:br|gz)$/i.test(name)) return 'a name with the extension of a compressed file'
    if (name !== name.trim()) return 'a name that begins or ends with a space'
    const bytes = Buffer.byteLength(name)
    if (bytes > MOST_BYTES) return `a name of ${bytes} bytes; the limit is ${MOST_BYTES}`
  }
  return undefined
}

/** The nearest name for a file or folder of a route that works everywhere. */
export function usableName(name: string): string {
  if (faultOfRoute(`/${name}/`) === undefined) return name
  const plain = name
    .replace(new RegExp(UNUSABLE, 'g'), '-')
    .replace(/\.(?=(?:br|gz)$)/i, '-')
    .replace(/^[\s.-]+|(?<![\s.-])[\s.-]+$/g, '')
  const letters = [...plain]
  while (Buffer.byteLength(letters.join('')) > MOST_BYTES) letters.pop()
  return letters.join('').trim() || 'page'
}
