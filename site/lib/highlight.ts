/** A run of code with one class; plain text has none. The classes are those of fenced code. */
export interface Token {
  readonly text: string
  readonly className?: string
}

export type HighlightLanguage = 'json' | 'bash' | 'javascript' | 'http'

type Rules = readonly (readonly [className: string, pattern: string])[]

const DOUBLE_QUOTED = '"(?:[^"\\\\\\n]|\\\\.)*"'
const NUMBER = '-?\\b\\d[\\d.eE+-]*\\b'

/** The first rule that matches at a position determines the class. */
const RULES: Readonly<Record<HighlightLanguage, Rules>> = {
  json: [
    ['v', `${DOUBLE_QUOTED}(?=\\s*:)`],
    ['s', DOUBLE_QUOTED],
    ['n', `${NUMBER}|\\b(?:true|false|null)\\b`],
  ],
  bash: [
    ['c', '(?<=^|\\s)#.*'],
    ['s', `'[^']*'|${DOUBLE_QUOTED}`],
    ['f', '(?<=^|\\n|\\| )(?:cast|curl|forge|haqqd)\\b'],
    ['v', '(?<=\\s)--?[A-Za-z][\\w-]*'],
  ],
  http: [['f', '^GET\\b']],
  javascript: [
    ['c', '//.*'],
    ['s', `'(?:[^'\\\\\\n]|\\\\.)*'|${DOUBLE_QUOTED}|\`[^\`]*\``],
    ['k', '\\b(?:import|from|const|await|new)\\b'],
    ['f', '\\b\\w+(?=\\()'],
    ['n', `${NUMBER}|\\b(?:true|false|null)\\b`],
  ],
}

const EXPRESSIONS = Object.fromEntries(
  Object.entries(RULES).map(([language, rules]) => [
    language,
    new RegExp(rules.map(([className, pattern]) => `(?<${className}>${pattern})`).join('|'), 'g'),
  ]),
) as Readonly<Record<HighlightLanguage, RegExp>>

/** Longer texts stay plain, because a trace of a block may have megabytes. */
const MAX_LENGTH = 60_000

/** Code as lines of tokens, for code created in the browser; the build highlights pages. */
export function highlight(
  code: string,
  language: HighlightLanguage,
): readonly (readonly Token[])[] {
  const tokens = code.length > MAX_LENGTH ? [{ text: code }] : tokensOf(code, EXPRESSIONS[language])
  const lines: Token[][] = [[]]
  for (const { text, ...look } of tokens) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([])
      if (part !== '') lines.at(-1)?.push({ text: part, ...look })
    }
  }
  return lines
}

function tokensOf(code: string, expression: RegExp): readonly Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const match of code.matchAll(expression)) {
    if (match.index > end) tokens.push({ text: code.slice(end, match.index) })
    const className = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0]
    tokens.push({ text: match[0], ...(className === undefined ? {} : { className }) })
    end = match.index + match[0].length
  }
  if (end < code.length) tokens.push({ text: code.slice(end) })
  return tokens
}
