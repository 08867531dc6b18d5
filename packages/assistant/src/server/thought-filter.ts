import { kindOfMark, MARK_OR_CODE, MAX_MARK, OPEN_MARK, THOUGHT_MARK } from './thought-marks.ts'

/** What a piece of a model's output adds to the answer. */
export interface AnswerPart {
  /** Whether all parts before it were a thought. */
  readonly isRestart: boolean
  readonly text: string
}

interface ThoughtFilterOptions {
  /** Whether the output begins inside a thought, because the prompt contains the opening mark. */
  readonly startsInThought?: boolean
}

/**
 * Removes what a model thinks from its output, wherever it stands. A closing mark without an opening
 * one reveals that all text before it was a thought. In code the marks are text.
 */
export class ThoughtFilter {
  #place: 'answer' | 'fence' | 'thought'
  /** Output that may be the beginning of a mark or of code. */
  #held = ''
  #isEnd = false
  /** The opening marks of the open fence. */
  #fence = ''
  /** The last line of the answer. */
  #line = ''
  #isEmpty = true
  #hasReturned = false
  #isRestart = false
  #text = ''

  constructor({ startsInThought = false }: ThoughtFilterOptions = {}) {
    this.#place = startsInThought ? 'thought' : 'answer'
  }

  add(piece: string): AnswerPart {
    this.#held += piece
    while (this.#step());
    const part = { isRestart: this.#isRestart, text: this.#text }
    this.#hasReturned = (this.#hasReturned && !part.isRestart) || part.text !== ''
    this.#isRestart = false
    this.#text = ''
    return part
  }

  /** The rest of the answer; an open thought is none. */
  end(): AnswerPart {
    this.#isEnd = true
    return this.add('')
  }

  /** Returns whether the rest of the output may be read, too. */
  #step(): boolean {
    if (this.#place === 'thought') return this.#readThought()
    return this.#place === 'fence' ? this.#readFence() : this.#readAnswer()
  }

  #readThought(): boolean {
    for (const { 0: mark, index } of this.#held.matchAll(THOUGHT_MARK)) {
      const kind = kindOfMark(mark)
      if (kind !== 'closes' && kind !== 'ends') continue
      this.#held = this.#held.slice(index + mark.length)
      this.#place = 'answer'
      if (mark.startsWith('<|channel')) this.#restart()
      return true
    }
    this.#held = this.#held.slice(-MAX_MARK)
    return false
  }

  #readAnswer(): boolean {
    const found = MARK_OR_CODE.exec(this.#held)
    if (found === null) {
      const open = this.#isEnd ? -1 : this.#held.search(OPEN_MARK)
      this.#show(open < 0 ? this.#held.length : open)
      return false
    }
    this.#show(found.index)
    const [mark] = found
    if (/^[`~]/.test(mark)) return this.#readCode(mark)
    if (mark.startsWith('\\') || (mark.startsWith('[') && mark !== mark.toUpperCase())) {
      this.#show(mark.length)
      return true
    }
    // The name of a channel may go on.
    if (mark.length === this.#held.length && !this.#isEnd) return false
    this.#held = this.#held.slice(mark.length)
    const kind = kindOfMark(mark)
    if (kind === 'opens') this.#place = 'thought'
    if (kind === 'closes') this.#restart()
    return true
  }

  /** Read a fence or a span of code; marks that open neither are text. */
  #readCode(marks: string): boolean {
    if (marks.length === this.#held.length && !this.#isEnd) return false
    if (marks.length > 2 && /^[\s>*+\-\d.)]*$/.test(this.#line)) {
      const end = this.#held.indexOf('\n')
      if (end < 0 && !this.#isEnd) return false
      const info = this.#held.slice(marks.length, end < 0 ? undefined : end)
      if (marks.startsWith('~') || !info.includes('`')) {
        this.#fence = marks
        this.#place = 'fence'
        this.#show(marks.length + info.length + 1)
        return true
      }
    }
    const length = marks.startsWith('~') ? marks.length : this.#spanLength(marks)
    this.#show(length)
    return length > 0
  }

  /** Length of a span of code with its marks, or of the marks if they are text; 0 while open. */
  #spanLength(marks: string): number {
    for (const { 0: found, index } of this.#held.matchAll(/`+|\n[ \t]*\n/g)) {
      if (index === 0) continue
      if (found.startsWith('\n')) return marks.length
      const end = index + found.length
      if (found === marks && (end < this.#held.length || this.#isEnd)) return end
    }
    return this.#isEnd ? marks.length : 0
  }

  #readFence(): boolean {
    const end = this.#held.indexOf('\n')
    const line = (this.#line + this.#held.slice(0, end)).replace(/^[\s>]+/, '').trimEnd()
    this.#show(end < 0 ? this.#held.length : end + 1)
    if (end < 0) return false
    const [mark = ''] = this.#fence
    if (line.length >= this.#fence.length && line === mark.repeat(line.length))
      this.#place = 'answer'
    return true
  }

  /** Move text from the output to the answer, which has no space before its first character. */
  #show(length: number): void {
    const shown = this.#held.slice(0, length)
    const text = this.#isEmpty ? shown.trimStart() : shown
    this.#held = this.#held.slice(length)
    if (text !== '') this.#isEmpty = false
    this.#text += text
    this.#line = (this.#line + text).replace(/^.*\n/s, '')
  }

  #restart(): void {
    this.#isRestart ||= this.#hasReturned
    this.#text = ''
    this.#line = ''
    this.#isEmpty = true
  }
}

/** A complete output without its thoughts. */
export function withoutThoughts(output: string): string {
  const filter = new ThoughtFilter()
  const first = filter.add(output)
  const rest = filter.end()
  return rest.isRestart ? rest.text : first.text + rest.text
}
