import { UsageError } from '../../shared/usage-error.ts'

/** What is told when a program or package that a check of code needs is not there. */
export function missingTool(name: string, install: string): UsageError {
  return new UsageError(
    `Code blocks cannot be checked without ${name}.\n${install}, or set checks: { content: { codeBlocks: 'ignore' } }.`,
  )
}
