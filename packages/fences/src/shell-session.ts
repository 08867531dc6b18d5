import type { CodeToken } from './highlighter.ts'

/** The expression takes the cube of the length. */
const LONGEST_PROMPT = 200
/** `$ `, `# `, `(venv) ada@host:~$ `, `[ada@host ~]$ `; the command follows. */
const PROMPT =
  /^(?:\(\S+\)\s*)?(?:\[[^\]]*[@:][^\]]*\]\s*|\w\S*[@:]\S*?\s*(?:\S+\s*)?)?[$#%>❯➜]\s+(?=\S)/u

type Tokens = readonly CodeToken[]

/**
 * A recorded session as lines of tokens: commands after a prompt as code, their output as plain
 * text. The grammar of Shiki leaves the command itself without a class, because that of the shell
 * finds commands only at the beginning of a line.
 * @param highlight tokens of a command, which may have several lines that end with a backslash
 */
export async function shellSession(
  code: string,
  highlight: (command: string) => Promise<readonly Tokens[]>,
): Promise<readonly Tokens[]> {
  const lines = code.split('\n')
  const shown: Tokens[] = []
  while (shown.length < lines.length) {
    const start = shown.length
    const first = lines[start] ?? ''
    const prompt = PROMPT.exec(first.slice(0, LONGEST_PROMPT))?.[0]
    if (prompt === undefined) {
      shown.push([{ text: first, className: undefined }])
      continue
    }
    let end = start + 1
    while (end < lines.length && lines[end - 1]?.endsWith('\\')) end++
    const command = [first.slice(prompt.length), ...lines.slice(start + 1, end)].join('\n')
    const [tokens = [], ...others] = await highlight(command)
    shown.push([{ text: prompt, className: 'p' }, ...tokens], ...others)
  }
  return shown
}
