import { useMounted } from 'warraq/components'
import { Value } from '../../components/value.tsx'

/** What a wallet needs to know, for readers whose wallet or browser does not take it from a button. */
export function ByHand({ values }: { readonly values: readonly (readonly [string, string])[] }) {
  // The element that copies adds a button, which the HTML of the build does not hold.
  const isMounted = useMounted()
  return (
    <details className="details">
      <summary>Values to enter by hand</summary>
      <dl>
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
