import { blankOut } from './blank-out.ts'
import { codeFences } from './code-fences.ts'

/** The source with front matter and fenced code as spaces: every line stays where it is. */
export function withoutCode(text: string): string {
  const lines = blankOut(text, /^\uFEFF?---[ \t]*\n[\s\S]*?\n---[ \t]*(?=\n|$)/).split('\n')
  for (const { line, lastLine } of codeFences(text)) lines.fill('', line - 1, lastLine)
  return lines.join('\n')
}

const NOT_PROSE: readonly RegExp[] = [
  /<!--[\s\S]*?-->/g,
  /^(?:import|export)\s.*$/gm,
  // Inline code, by the length of its ticks.
  /(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g,
  // Directive names and attributes; labels are text.
  /^[\s>]*:{2,}[\w-]*/gm,
  /\{[^{}\n]*\}/g,
  // Targets of links and images, reference definitions, bare addresses.
  /\]\((?:[^()\n]|\([^()\n]*\))*\)/g,
  /^[\s>]*\[[^\]\n]+\]:\s.*$/gm,
  /\b(?:https?|wss?|mailto):[^\s<>)\]]+/g,
  /<\/?[A-Za-z][^<>]*>/g,
]

/** What a reader reads as language: no code, no addresses, no markup. Lines stay where they are. */
export function proseOf(text: string): string {
  return NOT_PROSE.reduce((rest, pattern) => blankOut(rest, pattern), withoutCode(text))
}
