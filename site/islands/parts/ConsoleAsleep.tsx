import { CodeFigure } from '../../components/code-figure.tsx'
import { WithoutScript } from './WithoutScript.tsx'

/**
 * A console before hydration: the call, if nothing else shows it, and a hint for readers without
 * scripts.
 */
export function ConsoleAsleep({ call }: { readonly call: string | undefined }) {
  return (
    <div className="tool-asleep">
      {call === undefined ? null : (
        <CodeFigure title="Request" language="bash" code={call} isWrapped />
      )}
      <WithoutScript text="The console needs JavaScript. The call for a terminal does not." />
    </div>
  )
}
