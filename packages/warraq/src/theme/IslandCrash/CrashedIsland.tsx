import { createCodeGone } from '../CodeGone/code-gone.ts'
import { isCodeGone } from '../CodeGone/is-code-gone.ts'
import { CrashMessage, type CrashMessageProps } from '../CrashPage/CrashMessage.tsx'

interface CrashedIslandProps extends Pick<CrashMessageProps, 'error' | 'onRetry'> {
  /** The island's HTML from the build. */
  readonly html: readonly Node[]
}

/** Shown in place of an island that crashed: its HTML from the build, and the error. */
export function CrashedIsland({ html, ...crash }: CrashedIslandProps) {
  return isCodeGone(crash.error) ? (
    <Nodes nodes={[...html, createCodeGone()]} />
  ) : (
    <>
      <Nodes nodes={html} />
      <CrashMessage of="part" {...crash} />
    </>
  )
}

/** DOM nodes that React does not manage. */
function Nodes({ nodes }: { readonly nodes: readonly Node[] }) {
  return <div ref={(element) => element?.replaceChildren(...nodes)} />
}
