import type { ReactNode } from 'react'

interface EntryHeadingProps {
  readonly id: string
  /** What the link beside the heading is called after. */
  readonly name: string
  /** The search makes a section of its own of level 3; deeper ones belong to the one above. */
  readonly level?: 3 | 4
  readonly children: ReactNode
}

/** Heading of one entry of a reference, with a link to itself. */
export function EntryHeading({ id, name, level = 3, children }: EntryHeadingProps) {
  const Heading = `h${level}` as const
  return (
    <Heading id={id}>
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
    </Heading>
  )
}
