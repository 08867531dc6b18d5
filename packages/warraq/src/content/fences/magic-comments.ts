/** The markers of a comment; without an end marker it runs to the end of the line. */
type CommentStyle = readonly [open: string, close: string]

const HASH: readonly CommentStyle[] = [['#', '']]
const SLASH: readonly CommentStyle[] = [
  ['//', ''],
  ['/*', '*/'],
  ['{/*', '*/}'],
]
const STYLES: readonly (readonly [languages: string, styles: readonly CommentStyle[]])[] = [
  [
    'python py bash sh shell zsh shell-session powershell toml yaml yml ini ruby make dockerfile environment',
    HASH,
  ],
  [
    'js javascript ts typescript jsx tsx go rust solidity java c cpp protobuf proto css json5 jsonc',
    SLASH,
  ],
  ['lua sql haskell', [['--', '']]],
]

const CLASS_OF: Readonly<Record<string, string>> = {
  highlight: 'highlighted',
  add: 'diff-add',
  remove: 'diff-remove',
}

export interface MarkedCode {
  readonly code: string
  /** Class of a line by its 1-based number in `code`. */
  readonly lineClasses: ReadonlyMap<number, string>
}

/**
 * Remove comment lines such as `// highlight-next-line` or `# add-start` … `# add-end` from the
 * code and turn them into classes of the lines they mark.
 * @param highlighted 1-based lines that the fence marks, counted as they are written
 */
export function readMagicComments(
  code: string,
  language: string,
  highlighted: ReadonlySet<number> = new Set(),
): MarkedCode {
  if (!/(highlight|add|remove)-(next-line|start|end)/.test(code))
    return { code, lineClasses: new Map([...highlighted].map((at) => [at, 'highlighted'])) }
  const styles = commentStyles(language)
  const kept: string[] = []
  const lineClasses = new Map<number, string>()
  const open = new Set<string>()
  let next: string | undefined
  for (const [index, line] of code.split('\n').entries()) {
    const [, name = '', kind = ''] =
      /^(highlight|add|remove)-(next-line|start|end)$/.exec(commentIn(line, styles) ?? '') ?? []
    if (kind === 'next-line') next = name
    else if (kind === 'start') open.add(name)
    else if (kind === 'end') open.delete(name)
    if (kind !== '') continue
    const byFence = highlighted.has(index + 1) ? 'highlight' : undefined
    const marked = next ?? [...open].at(-1) ?? byFence
    next = undefined
    kept.push(line)
    if (marked !== undefined) lineClasses.set(kept.length, CLASS_OF[marked] ?? 'highlighted')
  }
  return { code: kept.join('\n'), lineClasses }
}

function commentStyles(language: string): readonly CommentStyle[] {
  const [, styles] = STYLES.find(([languages]) => languages.split(' ').includes(language)) ?? []
  return styles ?? [...SLASH, ...HASH, ['<!--', '-->']]
}

/** Text of a line that consists of a comment only. */
function commentIn(line: string, styles: readonly CommentStyle[]): string | undefined {
  const text = line.trim()
  for (const [open, close] of styles)
    if (text.length >= open.length + close.length && text.startsWith(open) && text.endsWith(close))
      return text.slice(open.length, text.length - close.length).trim()
  return undefined
}
