/** Words that may precede a program. */
const PREFIXES: ReadonlySet<string> = new Set('sudo exec nohup time env command'.split(' '))

/** `$HAQQD` or `${HAQQD}`: by our convention a variable with the name of the program it holds. */
const PROGRAM_VARIABLE = /^\$\{?([A-Z]+)\}?$/

/** The program of a command and its arguments; `"$HAQQD" prune` runs `haqqd`. */
export function programOf(
  words: readonly string[],
): { readonly name: string; readonly rest: readonly string[] } | undefined {
  let at = 0
  while (at < words.length) {
    const word = words[at] ?? ''
    if (word === 'sudo' && words[at + 1] === '-u') at += 3
    else if (PREFIXES.has(word) || /^\w+=/.test(word)) at++
    else
      return {
        name: PROGRAM_VARIABLE.exec(word)?.[1]?.toLowerCase() ?? word.replace(/^.*\//, ''),
        rest: words.slice(at + 1),
      }
  }
  return undefined
}
