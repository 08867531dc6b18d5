import { useMounted } from 'warraq/components'
import { Value } from '../../components/value.tsx'

/** The data a wallet needs, for readers whose wallet or browser does not support the button. */
export function ByHand({ values }: { readonly values: readonly (readonly [string, string])[] }) {
  // The copy element adds a button, which the build's HTML does not contain.
  const isMounted = useMounted()
  return (
    <details className="details">
      <summary>Values to enter by hand</summary>
      <dl className="copied-values">
        {values.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{isMounted ? <Value text={value} label={label} /> : <code>{value}</code>}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
