/** Languages of code blocks whose lines are commands; blocks without one often hold them, too. */
const SHELL = /^(?:bash|console|fish|powershell|sh|shell|shell-?session|zsh)?$/
/** Words of a command before its flags and values. */
const MOST_WORDS = 6

const PROGRAM = /^(?:\.\/)?[a-z][\w.-]*$/
const SUBCOMMAND = /^[a-z][a-z0-9-]*$/

/** Whether a code block in a language holds commands. */
export function isShell(language: string): boolean {
  return SHELL.test(language)
}

/** What a shell line runs, without flags and values, in two words or more: `git remote add`. */
export function commandOf(line: string): string | undefined {
  const start = line.replace(/^\s*(?:[$#%>]\s+)?(?:sudo\s+)?(?:\w+=\S*\s+)*/, '')
  const words: string[] = []
  for (const word of start.split(/\s+/, MOST_WORDS)) {
    if (!(words.length === 0 ? PROGRAM : SUBCOMMAND).test(word)) break
    words.push(word)
  }
  return words.length < 2 ? undefined : words.join(' ')
}
