import type { TextLine } from '@warraq/search/search-record'

/** Between the cells of a row. */
const CELL = ' · '

export type SectionText = ReturnType<typeof sectionText>

/** Collects the text of a section line by line. */
export function sectionText() {
  const lines: TextLine[] = []
  const commands = new Set<string>()
  const code: string[] = []
  let open = ''
  /** Rows around the current place: within one, blocks begin no line. */
  let rows = 0
  const endLine = (): void => {
    const text = plain(open)
    open = ''
    if (text !== '') lines.push({ text, isCode: false })
  }
  return {
    lines,
    commands,
    code,
    add: (text: string): void => {
      open += text
    },
    /** A block begins or ends. */
    breakLine: (): void => {
      if (rows > 0) open += ' '
      else endLine()
    },
    openRow: (): void => {
      if (rows === 0) endLine()
      rows++
    },
    closeRow: (): void => {
      rows--
      if (rows === 0) endLine()
    },
    openCell: (): void => {
      const text = plain(open)
      open = text === '' || text.endsWith('·') ? open : `${text}${CELL}`
    },
    addCode: (text: string): void => {
      endLine()
      for (const line of text.split('\n'))
        if (line.trim() !== '') lines.push({ text: line.trim(), isCode: true })
    },
    addTitle: (text: string): void => {
      endLine()
      lines.push({ text: plain(text), isCode: false, isTitle: true })
    },
    endLine,
  }
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
