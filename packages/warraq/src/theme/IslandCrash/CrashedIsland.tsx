import { CodeGone } from '../CodeGone/CodeGone.tsx'
import { isCodeGone } from '../CodeGone/is-code-gone.ts'
import { CrashMessage, type CrashMessageProps } from '../CrashPage/CrashMessage.tsx'

interface CrashedIslandProps extends Omit<CrashMessageProps, 'of'> {
  /** The island's HTML from the build. */
  readonly html: readonly Node[]
}

/** Shown in place of an island that crashed: its HTML from the build, and the error. */
export function CrashedIsland({ html, ...crash }: CrashedIslandProps) {
  return (
    <>
      <div ref={(element) => element?.replaceChildren(...html)} />
      {isCodeGone(crash.error) ? <CodeGone /> : <CrashMessage of="part" {...crash} />}
    </>
  )
}
