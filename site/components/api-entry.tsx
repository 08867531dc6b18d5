import type { ReactNode } from 'react'
import { EntryHeading } from './entry-heading.tsx'

export interface Badge {
  readonly text: string
  /**
   * Emphasis: `strong` for read-only methods, `warn` for those that change something or deviate.
   */
  readonly tone: 'strong' | 'warn' | 'soft'
}

interface ApiEntryProps {
  readonly id: string
  /** Name in the accessible label of the link beside the heading. */
  readonly name: string
  readonly heading: ReactNode
  readonly level?: 3 | 4
  readonly badges: readonly Badge[]
  /** Request, answer, console; beside the description if there is room. */
  readonly example: ReactNode
  readonly children: ReactNode
}

const TONES: Readonly<Record<Badge['tone'], string>> = {
  strong: 'badge',
  warn: 'badge badge-partial',
  soft: 'badge badge-stub',
}

/** One method, query or function of a reference. */
export function ApiEntry(props: ApiEntryProps) {
  const { id, name, heading, level = 3, badges, example, children } = props
  return (
    <section className="api-entry needs-width">
      <EntryHeading id={id} name={name} level={level}>
        <code>{heading}</code>
      </EntryHeading>
      <div className="api-columns">
        <div className="api-text">
          <p className="api-badges">
            {badges.map(({ text, tone }, index) => (
              <span key={text} className={TONES[tone]}>
                {text}
                {index === badges.length - 1 ? null : <span className="visually-hidden">, </span>}
              </span>
            ))}
          </p>
          {children}
        </div>
        <div className="api-example">{example}</div>
      </div>
    </section>
  )
}
