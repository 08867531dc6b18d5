/** One command of a shell script as words, with quotes removed and variables as written. */
export interface ShellCommand {
  readonly words: readonly string[]
  /** Files that it writes by redirection. */
  readonly writes?: readonly string[]
  /** 1-based line on which it starts. */
  readonly line: number
}

/**
 * Every simple command of a script, including those in `$(…)` and after pipes. Supports quotes,
 * comments, continued lines, redirections and here-documents, which is enough for documentation.
 */
export function shellCommands(script: string): ShellCommand[] {
  return new Reader(script).commands()
}

class Reader {
  readonly #text: string
  readonly #found: ShellCommand[] = []
  #at = 0
  #line = 1
  /** Delimiters of the here-documents opened on this line. */
  #hereEnds: string[] = []

  constructor(text: string) {
    this.#text = text
  }

  commands(): ShellCommand[] {
    while (this.#at < this.#text.length) {
      this.#readList('')
      this.#step()
    }
    return this.#found.sort((a, b) => a.line - b.line)
  }

  /** Read commands up to the closing character, which is not consumed. */
  #readList(closing: string): void {
    let words: string[] = []
    let writes: string[] = []
    let line = this.#line
    const finish = () => {
      if (words.length > 0) this.#found.push({ words, line, ...(writes.length > 0 && { writes }) })
      words = []
      writes = []
    }
    while (this.#at < this.#text.length) {
      const char = this.#char()
      if (closing !== '' && char === closing) break
      if (char === '\n') {
        finish()
        this.#step()
        this.#skipHereDocuments()
      } else if (';&|(){}'.includes(char)) {
        finish()
        this.#step()
      } else if (char === '#') this.#skipTo('\n')
      else if (char === '<' || char === '>') writes.push(...this.#readRedirection())
      else if (/\s/.test(char) || this.#text.startsWith('\\\n', this.#at)) {
        if (char === '\\') this.#step()
        this.#step()
      } else {
        if (words.length === 0) line = this.#line
        const word = this.#readWord(closing)
        if (!(/^\d$/.test(word) && '<>'.includes(this.#char() || ' '))) words.push(word)
      }
    }
    finish()
  }

  #readWord(closing: string): string {
    let word = ''
    while (this.#at < this.#text.length) {
      const char = this.#char()
      if (/[\s;&|()<>]/.test(char) || char === closing) break
      if (char === "'") {
        this.#step()
        word += this.#skipTo("'")
        this.#step()
      } else if (char === '"') word += this.#readQuoted()
      else if (char === '`' || this.#text.startsWith('$(', this.#at))
        word += this.#readSubstitution()
      else if (char === '$' && this.#text[this.#at + 1] === '{') word += this.#skipTo('}')
      else if (this.#text.startsWith('\\\n', this.#at)) break
      else {
        if (char === '\\') this.#step()
        word += this.#char()
        this.#step()
      }
    }
    return word
  }

  #readQuoted(): string {
    let word = ''
    this.#step()
    while (this.#at < this.#text.length && this.#char() !== '"') {
      if (this.#char() === '`' || this.#text.startsWith('$(', this.#at)) {
        word += this.#readSubstitution()
        continue
      }
      if (this.#char() === '\\') this.#step()
      word += this.#char()
      this.#step()
    }
    this.#step()
    return word
  }

  /** `$(…)` and `` `…` ``: reads the commands inside; the result is a word. */
  #readSubstitution(): string {
    const closing = this.#char() === '`' ? '`' : ')'
    this.#step()
    if (closing === ')') this.#step()
    this.#readList(closing)
    this.#step()
    return '$()'
  }

  /** The file that the redirection writes, if it does. */
  #readRedirection(): string[] {
    const [operator = '>'] = /^(?:<<<|<<-?|[<>]&|>>|>\||[<>])/.exec(this.#rest()) ?? []
    for (let count = 0; count < operator.length; count++) this.#step()
    while (this.#char() === ' ') this.#step()
    const target = this.#readWord('')
    if (operator === '<<' || operator === '<<-') this.#hereEnds.push(target)
    return operator.startsWith('>') && operator !== '>&' ? [target] : []
  }

  #skipHereDocuments(): void {
    for (const end of this.#hereEnds) {
      while (this.#at < this.#text.length) {
        const line = this.#skipTo('\n')
        this.#step()
        if (line.trim() === end) break
      }
    }
    this.#hereEnds = []
  }

  /** Skip text up to a character, which is not consumed. */
  #skipTo(stop: string): string {
    const start = this.#at
    while (this.#at < this.#text.length && this.#char() !== stop) this.#step()
    return this.#text.slice(start, this.#at)
  }

  #char(): string {
    return this.#text[this.#at] ?? ''
  }

  #rest(): string {
    return this.#text.slice(this.#at, this.#at + 3)
  }

  #step(): void {
    if (this.#char() === '\n') this.#line++
    this.#at++
  }
}
