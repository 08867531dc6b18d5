/** Languages of code blocks whose lines are commands; blocks without one often hold them, too. */
const SHELLS = new Set([
  '',
  'bash',
  'console',
  'fish',
  'powershell',
  'sh',
  'shell',
  'shell-session',
  'shellsession',
  'zsh',
])
/** Words of a command before its flags and values. */
const MOST_WORDS = 6

const PROGRAM = /^(?:\.\/)?[a-z][\w.-]*$/
const SUBCOMMAND = /^[a-z][a-z0-9-]*$/

/** Whether a code block in a language holds commands. */
export function isShell(language: string): boolean {
  return SHELLS.has(language)
}

/**
 * What a line of a shell runs, without flags and values, if that is two words or more:
 * `git remote add`.
 */
export function commandOf(line: string): string | undefined {
  const start = line.replace(/^\s*(?:[$#%>]\s+)?(?:sudo\s+)?(?:\w+=\S*\s+)*/, '')
  const words: string[] = []
  for (const word of start.split(/\s+/, MOST_WORDS)) {
    if (!(words.length === 0 ? PROGRAM : SUBCOMMAND).test(word)) break
    words.push(word)
  }
  return words.length < 2 ? undefined : words.join(' ')
}
