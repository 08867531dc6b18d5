/** What a wallet needs to know, for readers whose wallet or browser does not take it from a button. */
export function ByHand({ values }: { readonly values: readonly (readonly [string, string])[] }) {
  return (
    <details className="details">
      <summary>Values to enter by hand</summary>
      <dl>
        {values.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
