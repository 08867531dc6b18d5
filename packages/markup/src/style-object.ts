/** A declaration: a colon and a semicolon within quotes or brackets belong to its value. */
const DECLARATION = /([\w-]+)\s*:\s*((?:"[^"]*"|'[^']*'|\([^()]*\)|[^;"'()])+)/g

/** The text of a `style` attribute as React takes it: `{ marginTop: '1px', '--own': '2' }`. */
export function styleObject(style: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...style.matchAll(DECLARATION)].map(([, name = '', value = '']) => [
      name.startsWith('--') ? name : camelCase(name.toLowerCase()),
      value.trim(),
    ]),
  )
}

/** `-webkit-x` is `WebkitX`, and `-ms-x` is `msX`. */
function camelCase(name: string): string {
  return name.replace(/^-ms-/, 'ms-').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
