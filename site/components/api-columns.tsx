import type { ReactNode } from 'react'

export interface Badge {
  readonly text: string
  /**
   * Emphasis: `strong` for read-only methods, `warn` for those that change something or deviate.
   */
  readonly tone: 'strong' | 'warn' | 'soft'
}

export interface ApiColumnsProps {
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

/** Description and example of a method, query or function. */
export function ApiColumns({ badges, example, children }: ApiColumnsProps) {
  return (
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
  )
}

/** The only entry of its page, whose title is its heading. */
export function ApiPage(props: ApiColumnsProps) {
  return (
    <section className="api-entry api-alone needs-width">
      <ApiColumns {...props} />
    </section>
  )
}
