import { WithoutScript } from './WithoutScript.tsx'

/** A console before it wakes up: the call where nothing else shows it, and what readers without scripts do. */
export function ConsoleAsleep({ call }: { readonly call: string | undefined }) {
  return (
    <div className="tool-asleep">
      {call === undefined ? null : (
        <pre className="shiki is-wrapped">
          <code>{call}</code>
        </pre>
      )}
      <WithoutScript text="The console needs JavaScript. The call for a terminal does not." />
    </div>
  )
}
