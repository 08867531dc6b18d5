import type { ReactNode } from 'react'

interface EntryHeadingProps {
  readonly id: string
  /** What the link beside the heading is called after. */
  readonly name: string
  readonly children: ReactNode
}

/** Heading of one entry of a reference, with a link to itself. */
export function EntryHeading({ id, name, children }: EntryHeadingProps) {
  return (
    <h3 id={id}>
      {children}
      <a
        className="heading-anchor"
        href={`#${id}`}
        aria-label={`Direct link to ${name}`}
        title={`Direct link to ${name}`}
        translate="no"
      >
        #
      </a>
    </h3>
  )
}
