import type { ReactNode } from 'react'

export interface ListedFact {
  readonly name: string
  readonly value: ReactNode
  /** Makes the fact a link target. */
  readonly id?: string
}

/** Facts about one thing: each with its name, in rows. Tables of facts in Markdown look the same. */
export function FactsList({ facts }: { readonly facts: readonly ListedFact[] }) {
  return (
    <dl className="facts-list">
      {facts.map(({ name, value, id }) => (
        <div key={name} id={id}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
