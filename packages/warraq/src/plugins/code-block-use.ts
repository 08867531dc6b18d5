import type { CodeFence } from '../markdown/source-code.ts'

/** A code block with the page it stands on. */
export interface CodeBlockUse extends CodeFence {
  readonly file: string
}

/** Why a block is not what its language says. */
export interface CodeProblem {
  readonly block: CodeBlockUse
  /** 1-based line of the code; the block as a whole when absent. */
  readonly line?: number
  readonly message: string
}

/** The block is a whole file, which a compiler accepts. */
export function isComplete({ meta }: CodeFence): boolean {
  return /(?:^|\s)complete(?:\s|$)/.test(meta)
}
