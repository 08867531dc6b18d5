import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type MdxCompileOptions, mdxToJs } from 'satteri'
import type { TriedText } from './mdx-reader.ts'

/** A text on which the parser ends its process. */
class FatalText extends Error {}

/**
 * Compile MDX to JavaScript. The parser is native code that aborts its whole process on some texts,
 * for example where a tag ends in a list in which it does not begin. Nothing can catch that, so
 * another process parses each text first.
 * @throws Error with the position in front, as the parser writes it, when the text is not MDX
 */
export async function mdxCode(source: string, options: MdxCompileOptions): Promise<string> {
  const { features } = options
  // What ends at the start of a line ends nothing around it.
  if (/[^\n]<\//.test(source) && !(await survives({ source, features }))) {
    const line = await firstFatalLine(source, features)
    throw new FatalText(
      `${line}:1: The parser of MDX fails here: perhaps the tag ends in a list, quote or box in which it does not begin`,
    )
  }
  return (await mdxToJs(source, options)).code
}

/** A text that ends the parser's process is an error in every site. */
export function syntaxCode(cause: unknown): 'mdx/syntax' | 'mdx/fatal' {
  return cause instanceof FatalText ? 'mdx/fatal' : 'mdx/syntax'
}

/** The line of the last tag that ends before the parser fails. */
async function firstFatalLine(source: string, features: TriedText['features']): Promise<number> {
  const lines = source.split('\n')
  let [fine, fatal] = [0, lines.length]
  while (fatal - fine > 1) {
    const middle = Math.floor((fine + fatal) / 2)
    const start = lines.slice(0, middle).join('\n')
    if (await survives({ source: start, features })) fine = middle
    else fatal = middle
  }
  const end = lines.slice(0, fatal).findLastIndex((line) => line.includes('</'))
  return end === -1 ? fatal : end + 1
}

const survives = openReader(new URL('./mdx-reader.mjs', import.meta.url))

/** Signals of a process that its own code ended. */
const FATAL: ReadonlySet<string | null> = new Set([
  ...['SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGSEGV', 'SIGTRAP'],
])
/** From here on, exit codes of Windows stand for exceptions such as an abort. */
const FATAL_CODE = 0xc0000000

/** Asks whether the parser survives a text, one after the other: a process that ends says which. */
function openReader(script: URL) {
  const path = fileURLToPath(script)
  let reader: ChildProcess | undefined
  let asked: Promise<unknown> = Promise.resolve()
  const start = () => {
    // Without a script, as in tests of the sources, texts are parsed untried.
    if (!existsSync(path)) return undefined
    const started = fork(path, {
      execArgv: [],
      serialization: 'advanced',
      // The parser prints where it fails.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    started.once('exit', () => {
      reader = undefined
    })
    return started
  }
  const ask = async (text: TriedText): Promise<boolean> => {
    reader ??= start()
    if (reader === undefined) return true
    const asking = reader
    const waiting = new AbortController()
    const { signal } = waiting
    const answer = once(asking, 'message', { signal }).then(() => true)
    const end = once(asking, 'exit', { signal }).then(
      ([code, by]) => !FATAL.has(by) && (code ?? 0) < FATAL_CODE,
    )
    hold(asking, true)
    asking.send(text, () => undefined)
    // A process that cannot be started says nothing about the text.
    const isRead = await Promise.race([answer, end]).catch(() => true)
    waiting.abort()
    hold(asking, false)
    return isRead
  }
  return (text: TriedText): Promise<boolean> => {
    const answer = asked.then(() => ask(text))
    asked = answer.catch(() => undefined)
    return answer
  }
}

/** Whether this process must wait for another one before it ends. */
function hold(other: ChildProcess, isHeld: boolean): void {
  if (isHeld) other.ref()
  else other.unref()
  if (isHeld) other.channel?.ref()
  else other.channel?.unref()
}
