import { Fragment } from 'react'

interface ValueProps {
  readonly text: string
  /** Name in the label of the copy button; the text itself by default. */
  readonly label?: string
  /** Page about the value, such as an explorer's page for an address. */
  readonly href?: string
}

/**
 * A value that readers copy: an address, an id, a hash, an endpoint. A web address is also a link.
 */
export function Value({ text, label, href }: ValueProps) {
  const target = href ?? (/^https?:\/\/(?!localhost|127\.)/.test(text) ? text : undefined)
  const code = <code>{text}</code>
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

const ADDRESS = /^(?:0x[\da-fA-F]{40}|haqq\w*1[\da-z]{38,})$/

/**
 * Allows a long value to break after a slash, a dot, a comma or an underscore, and between capitals; an address
 * in the middle, so that no single letter of it is left for the next line.
 */
export function breakable(text: string) {
  const parts = ADDRESS.test(text)
    ? [text.slice(0, text.length / 2), text.slice(text.length / 2)]
    : text.split(/(?<=[_./,(](?![_./]))|(?=By[A-Z]|And[A-Z])/)
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never move within their text
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ))
}
