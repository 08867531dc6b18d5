import { createCodeGone } from '../CodeGone/code-gone.ts'
import { isCodeGone } from '../CodeGone/is-code-gone.ts'
import { CrashMessage, type CrashMessageProps } from '../CrashPage/CrashMessage.tsx'

interface CrashedIslandProps extends Pick<CrashMessageProps, 'error' | 'onRetry'> {
  /** What the build made of the island. */
  readonly html: readonly Node[]
}

/** In place of an island that crashed: its HTML as the build made it, and what is wrong. */
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

/** Nodes that React did not make. */
function Nodes({ nodes }: { readonly nodes: readonly Node[] }) {
  return <div ref={(element) => element?.replaceChildren(...nodes)} />
}
