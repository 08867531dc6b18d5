import { Fragment } from 'react'

interface ValueProps {
  readonly text: string
  /** What the button that copies it is called after; the text itself where nothing is given. */
  readonly label?: string
  /** Where the value is explained: the explorer of an address. */
  readonly href?: string
}

/** A value readers take with them: an address, an id, a hash, an endpoint. A web address is a link. */
export function Value({ text, label, href }: ValueProps) {
  const target = href ?? (/^https?:\/\/(?!localhost|127\.)/.test(text) ? text : undefined)
  const code = <code>{breakable(text)}</code>
  return (
    <docs-copy {...(label === undefined ? {} : { 'data-label': label })}>
      {target === undefined ? (
        code
      ) : (
        <a href={target} target="_blank" rel="noopener noreferrer">
          {code}
        </a>
      )}
    </docs-copy>
  )
}

/** A long value may go on in the next line after a slash, a dot or an underscore, and between capitals. */
export function breakable(text: string) {
  return text.split(/(?<=[_./](?![_./]))|(?=By[A-Z]|And[A-Z])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never move within their text
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ))
}
