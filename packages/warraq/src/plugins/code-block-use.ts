import type { CodeFence } from '@warraq/markup/source-parts'

/** A code block with its page. */
export interface CodeBlockUse extends CodeFence {
  readonly file: string
}

/** Why a block is invalid in its language. */
export interface CodeProblem {
  readonly block: CodeBlockUse
  /** 1-based line of the code; absent when it concerns the whole block. */
  readonly line?: number | undefined
  readonly message: string
}
