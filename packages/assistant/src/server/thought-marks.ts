/**
 * Marks between thoughts and answer that models write: tags, `[THINK]`, `◁think▷`, the channels of
 * harmony (`<|channel|>analysis<|message|>…<|end|>`), `<|START_THINKING|>`, `<|begin_of_thought|>`.
 */
const MARK = [
  String.raw`<\s*\/?\s*(?:(?:seed:)?think|thinking|thoughts?|reasoning)(?:\s[^<>]*)?\/?>`,
  String.raw`\[\/?THINK\]`,
  String.raw`◁\/?think▷`,
  String.raw`<\|(?:channel\|>\s*|start\|>)\w*`,
  String.raw`<\|(?:message|end|return|call|constrain|(?:START|END)_(?:THINKING|RESPONSE)|(?:begin|end)_of_(?:thought|solution))\|>`,
].join('|')

/** Marks of thoughts. */
export const THOUGHT_MARK = new RegExp(MARK, 'gi')
/** The same, escaped characters, and what may begin code. */
export const MARK_OR_CODE = new RegExp(String.raw`\\[\x60~<[\\]|\x60+|~{3,}|${MARK}`, 'i')
/** Longest mark. */
export const MAX_MARK = 64
/** The end of a text that may be the beginning of a mark. */
export const OPEN_MARK = /(?:\\|~{1,2}|<[^<>]{0,63}|\[\/?[A-Z]{0,5}|◁\/?[a-z]{0,5})$/

/** What a mark says about the text around it. */
export type MarkKind =
  /** A thought begins. */
  | 'opens'
  /** All before is a thought. */
  | 'closes'
  /** A thought ends, if there is one. */
  | 'ends'
  | 'nothing'

export function kindOfMark(mark: string): MarkKind {
  const text = mark.toLowerCase()
  if (text.startsWith('<|')) return kindOfToken(text)
  return text.endsWith('/>') ? 'nothing' : text.includes('/') ? 'closes' : 'opens'
}

function kindOfToken(token: string): MarkKind {
  if (token.startsWith('<|channel|>')) return token.endsWith('final') ? 'closes' : 'opens'
  if (/start_thinking|begin_of_thought/.test(token)) return 'opens'
  if (/end_thinking|end_of_thought/.test(token)) return 'closes'
  return /^<\|(?:end|return|call)\|>$/.test(token) ? 'ends' : 'nothing'
}
