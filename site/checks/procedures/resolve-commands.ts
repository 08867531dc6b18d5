import { programOf } from '../program-of.ts'
import type { ShellCommand } from '../shell-commands.ts'

const ASSIGNMENT = /^(\w+)=([^$]+)$/
const VARIABLE = /\$\{?(\w+)\}?/g
/** Programs whose arguments are paths or flags. */
const TAKES_PATHS: ReadonlySet<string> = new Set(
  'rm shred mv cp install tee truncate unlink rsync'.split(' '),
)

/**
 * The commands of one block with its own assignments filled in (`NEW=haqq@host`, then `scp a "$NEW:"`),
 * and with paths relative to the folder of a `cd`, so that checks see what a command really changes.
 */
export function resolveCommands(commands: readonly ShellCommand[]): ShellCommand[] {
  const values = new Map<string, string>()
  let folder = ''
  return commands.map((command) => {
    const words = command.words.map((word) =>
      word.replace(VARIABLE, (whole, name: string) => values.get(name) ?? whole),
    )
    for (const word of words) {
      const [, name, value] = ASSIGNMENT.exec(word) ?? []
      if (name === undefined || value === undefined) break
      values.set(name, value)
    }
    const called = programOf(words)
    if (called?.name === 'cd') folder = called.rest[0] ?? ''
    if (folder === '' || called === undefined) return { ...command, words }
    return {
      ...command,
      words: inFolder(words, called, folder),
      ...(command.writes && { writes: command.writes.map((file) => below(folder, file)) }),
    }
  })
}

function inFolder(
  words: readonly string[],
  { name, rest }: { readonly name: string; readonly rest: readonly string[] },
  folder: string,
): string[] {
  if (name === 'tar' && !rest.includes('-C')) return [...words, '-C', folder]
  if (!TAKES_PATHS.has(name)) return [...words]
  return [...words.slice(0, words.length - rest.length), ...rest.map((word) => below(folder, word))]
}

const below = (folder: string, path: string) =>
  /^[-~/$<]/.test(path) ? path : `${folder.replace(/\/$/, '')}/${path}`
