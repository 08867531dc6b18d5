import { type CodeFence, codeOf, type SourceFormat } from '../../markdown/source-code.ts'

/** Every fenced block; the indent of its fence is removed from its code. */
export function codeFences(text: string, format: SourceFormat = 'md'): readonly CodeFence[] {
  return codeOf(text, format).fences
}
