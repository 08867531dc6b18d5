/** Flags of these programs that take no value. */
const SWITCHES: ReadonlySet<string> = new Set(
  '-y --yes --legacy --broadcast --ledger --json --async --generate-only --commission --merge --create --interactive'.split(
    ' ',
  ),
)

/** The value of a flag, written `--flag value` or `--flag=value`. */
export function flagOf(rest: readonly string[], flag: string): string | undefined {
  const at = rest.findIndex((word) => word === flag || word.startsWith(`${flag}=`))
  if (at < 0) return undefined
  const word = rest[at] ?? ''
  return word === flag ? rest[at + 1] : word.slice(flag.length + 1)
}

/** The arguments that are neither flags nor their values. */
export function argumentsOf(rest: readonly string[]): string[] {
  const found: string[] = []
  for (let at = 0; at < rest.length; at++) {
    const word = rest[at] ?? ''
    if (!word.startsWith('-')) found.push(word)
    else if (!word.includes('=') && !SWITCHES.has(word)) at++
  }
  return found
}
