import { Fragment, type ReactNode } from 'react'
import { breakable } from './value.tsx'

/** A text of the data with its `code` in backticks, as in Markdown. */
export function inlineCode(text: string): ReactNode {
  return text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts never move within their text
      <Fragment key={index}>{part}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts never move within their text
      <code key={index}>{breakable(part)}</code>
    ),
  )
}
