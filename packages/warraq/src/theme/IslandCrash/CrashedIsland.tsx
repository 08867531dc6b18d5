import { createCodeGone } from '../CodeGone/code-gone.ts'
import { CrashMessage, type CrashMessageProps } from '../CrashPage/CrashMessage.tsx'

interface CrashedIslandProps extends Pick<CrashMessageProps, 'error' | 'onRetry'> {
  /** The island's HTML from the build, which React does not manage. */
  readonly html: readonly Node[]
}

/**
 * Shown in place of an island that crashed: its HTML from the build, and the error. Where code
 * failed to load, the offer to reload the page is shown instead of the error.
 */
export function CrashedIsland({ html, error, onRetry }: CrashedIslandProps) {
  const isGone = isCodeGone(error)
  const nodes = isGone ? [...html, createCodeGone()] : html
  return (
    <>
      <div ref={(element) => element?.replaceChildren(...nodes)} />
      {isGone ? null : <CrashMessage of="part" error={error} onRetry={onRetry} />}
    </>
  )
}

/**
 * Messages of browsers for an `import()` whose file failed to load, and of Vite for its style
 * sheet.
 */
const MESSAGES =
  /dynamically imported module|importing a module script failed|unable to preload css/i

/** Whether an error means that code failed to load, rather than that it has a bug. */
export function isCodeGone(error: unknown): boolean {
  return error instanceof Error && MESSAGES.test(error.message)
}
