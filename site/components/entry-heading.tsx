import type { ReactNode } from 'react'

interface EntryHeadingProps {
  readonly id: string
  /** Name in the accessible label of the link beside the heading. */
  readonly name: string
  /**
   * The search makes a section of each level 3 heading; deeper ones belong to the section above.
   */
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
