const HASH = [
  'python',
  'py',
  'bash',
  'sh',
  'shell',
  'zsh',
  'shell-session',
  'powershell',
  'toml',
  'yaml',
  'yml',
  'ini',
  'ruby',
  'make',
  'dockerfile',
  'environment',
]
const SLASH = [
  'js',
  'javascript',
  'ts',
  'typescript',
  'jsx',
  'tsx',
  'go',
  'rust',
  'solidity',
  'java',
  'c',
  'cpp',
  'protobuf',
  'proto',
  'css',
  'json5',
  'jsonc',
]
const DASH = ['lua', 'sql', 'haskell']

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
 * Take comment lines such as `// highlight-next-line` or `# add-start` … `# add-end` out of the
 * code and turn them into classes of the lines they mark.
 */
export function readMagicComments(code: string, language: string): MarkedCode {
  if (!/(highlight|add|remove)-(next-line|start|end)/.test(code))
    return { code, lineClasses: new Map() }
  const comment = commentPattern(language)
  const kept: string[] = []
  const lineClasses = new Map<number, string>()
  const open = new Set<string>()
  let next: string | undefined
  for (const line of code.split('\n')) {
    const mark = comment
      .exec(line)
      ?.slice(1)
      .find((part) => part !== undefined)
    const [, name = '', kind = ''] =
      /^(highlight|add|remove)-(next-line|start|end)$/.exec(mark?.trim() ?? '') ?? []
    if (kind === 'next-line') next = name
    else if (kind === 'start') open.add(name)
    else if (kind === 'end') open.delete(name)
    if (kind !== '') continue
    const marked = next ?? [...open].at(-1)
    next = undefined
    kept.push(line)
    if (marked !== undefined) lineClasses.set(kept.length, CLASS_OF[marked] ?? 'highlighted')
  }
  return { code: kept.join('\n'), lineClasses }
}

/** A line that is nothing but a comment, in the styles the language knows. */
function commentPattern(language: string): RegExp {
  const hash = '#\\s*(.+)'
  const slash = '\\/\\/\\s*(.+)|\\/\\*\\s*(.+?)\\s*\\*\\/|\\{\\s*\\/\\*\\s*(.+?)\\s*\\*\\/\\s*\\}'
  const dash = '--\\s*(.+)'
  const html = '<!--\\s*(.+?)\\s*-->'
  const styles = HASH.includes(language)
    ? [hash]
    : SLASH.includes(language)
      ? [slash]
      : DASH.includes(language)
        ? [dash]
        : [slash, hash, html]
  return new RegExp(`^\\s*(?:${styles.join('|')})\\s*$`)
}
