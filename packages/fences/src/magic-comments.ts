/** Comments that mark lines of code: `line` before one, `start` and `end` around several. */
export interface CodeComment {
  readonly className: string
  readonly line?: string | undefined
  readonly start?: string | undefined
  readonly end?: string | undefined
}

/** The markers of a comment; without an end marker it runs to the end of the line. */
type CommentStyle = readonly [open: string, close: string]

const HASH: readonly CommentStyle[] = [['#', '']]
const SLASH: readonly CommentStyle[] = [
  ['//', ''],
  ['///', ''],
  ['//!', ''],
  ['/*', '*/'],
  ['/**', '*/'],
  ['{/*', '*/}'],
]
const HTML: CommentStyle = ['<!--', '-->']
const BLOCKS: readonly CommentStyle[] = [
  HTML,
  ['<#', '#>'],
  ['<%--', '--%>'],
  ['<%#', '%>'],
  ['{{!--', '--}}'],
  ['{% comment %}', '{% endcomment %}'],
  ['{#', '#}'],
  ['{-', '-}'],
  ['{', '}'],
  ['(*', '*)'],
  ['(;', ';)'],
  ['@*', '*@'],
  ['/+', '+/'],
  ['#|', '|#'],
  ['#=', '=#'],
  ['#[', ']#'],
  ['###', '###'],
  ['--[[', ']]'],
  ['"', '"'],
]
const STYLES: readonly (readonly [languages: string, styles: readonly CommentStyle[]])[] = [
  [
    'python py bash sh shell zsh shell-session toml yaml yml ruby make dockerfile environment',
    HASH,
  ],
  ['powershell ps1 pwsh', [...HASH, ['<#', '#>']]],
  [
    'js javascript ts typescript jsx tsx go rust solidity java c cpp protobuf proto css json5 jsonc',
    SLASH,
  ],
  // A page that shows how to write code blocks contains the comments of other languages.
  ['md markdown mdx', [HTML, ['{/*', '*/}'], ...HASH]],
  [
    'abap sas stata',
    [
      ['*', ''],
      ['*', ';'],
      ['"', ''],
      ['//', ''],
    ],
  ],
]
/** The forms of all other languages. */
const OTHERS: readonly CommentStyle[] = [
  ...SLASH,
  ...BLOCKS,
  ...'// //- -- -# %% % ;;; ;; ; ## # #; :: *> ! \' "'
    .split(' ')
    .map((open): CommentStyle => [open, '']),
  ...['REM ', 'Rem ', 'rem ', '@REM ', '@rem ', 'dnl '].map((open): CommentStyle => [open, '']),
]

/** Class of lines by the word before `-next-line`, `-start` and `-end`. */
const CLASS_OF = { highlight: 'highlighted', add: 'diff-add', remove: 'diff-remove' } as const

/** What a comment does to the lines below it. */
interface CommentUse {
  readonly kind: 'line' | 'start' | 'end'
  readonly className: string
}

const BUILT_IN = Object.entries(CLASS_OF).map(
  ([word, className]): CodeComment => ({
    className,
    line: `${word}-next-line`,
    start: `${word}-start`,
    end: `${word}-end`,
  }),
)

/** By the text of the comment; those of the site replace the engine's. */
function commentUses(comments: readonly CodeComment[]): ReadonlyMap<string, CommentUse> {
  const uses = new Map<string, CommentUse>()
  for (const { className, ...words } of [...BUILT_IN, ...comments])
    for (const kind of ['line', 'start', 'end'] as const) {
      const word = words[kind]
      if (word !== undefined) uses.set(word, { kind, className })
    }
  return uses
}

export interface MarkedCode {
  readonly code: string
  /** Class of a line by its 1-based number in `code`. */
  readonly lineClasses: ReadonlyMap<number, string>
}

interface MarkOptions {
  /** 1-based lines that the fence marks, counted as they are written. */
  readonly highlighted?: ReadonlySet<number>
  /** Comments of the site. */
  readonly comments?: readonly CodeComment[]
}

/**
 * Remove comment lines such as `// highlight-next-line` or `# add-start` … `# add-end` from the
 * code and turn them into classes of the lines they mark.
 */
export function readMagicComments(
  code: string,
  language: string,
  { highlighted = new Set(), comments = [] }: MarkOptions = {},
): MarkedCode {
  const uses = commentUses(comments)
  if (![...uses.keys()].some((word) => code.includes(word)))
    return { code, lineClasses: new Map([...highlighted].map((at) => [at, 'highlighted'])) }
  const styles = commentStyles(language)
  const kept: string[] = []
  const lineClasses = new Map<number, string>()
  const open = new Set<string>()
  let next: string | undefined
  for (const [index, line] of code.split('\n').entries()) {
    const use = markIn(line, styles, uses)
    if (use?.kind === 'line') next = use.className
    else if (use?.kind === 'start') open.add(use.className)
    else if (use?.kind === 'end') open.delete(use.className)
    if (use !== undefined) continue
    const byFence = highlighted.has(index + 1) ? CLASS_OF.highlight : undefined
    const marked = next ?? [...open].at(-1) ?? byFence
    next = undefined
    kept.push(line)
    if (marked !== undefined) lineClasses.set(kept.length, marked)
  }
  return { code: kept.join('\n'), lineClasses }
}

function commentStyles(language: string): readonly CommentStyle[] {
  const [, styles] = STYLES.find(([languages]) => languages.split(' ').includes(language)) ?? []
  return styles ?? OTHERS
}

/** What a line does that consists of nothing but a comment. */
function markIn(
  line: string,
  styles: readonly CommentStyle[],
  uses: ReadonlyMap<string, CommentUse>,
): CommentUse | undefined {
  const text = line.trim()
  for (const [open, close] of styles) {
    const isComment =
      text.length >= open.length + close.length && text.startsWith(open) && text.endsWith(close)
    const use = isComment && uses.get(text.slice(open.length, text.length - close.length).trim())
    if (use) return use
  }
  return undefined
}
