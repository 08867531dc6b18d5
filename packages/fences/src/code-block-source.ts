import type { CodeFence } from '@warraq/markup/source-parts'

/** A block of code as its author wrote it. */
export interface CodeBlockSource extends Pick<CodeFence, 'code' | 'language' | 'meta'> {
  /** 1-based line of the parsed text. */
  readonly line?: number | undefined
}
