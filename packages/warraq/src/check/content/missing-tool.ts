import { UsageError } from '../../shared/usage-error.ts'

/** Error for a missing program or package that a code check needs. */
export function missingTool(name: string, install: string): UsageError {
  return new UsageError(
    `Code blocks cannot be checked without ${name}.\n${install}, or set checks: { content: { codeBlocks: 'ignore' } }.`,
  )
}
