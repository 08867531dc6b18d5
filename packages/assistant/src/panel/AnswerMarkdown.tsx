import { lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import { Fragment, type ReactNode, useMemo } from 'react'
import { decodeEntities } from 'warraq/components'
import { AnswerCopyButton } from './AnswerCopyButton.tsx'
import { SiteLink } from './SiteLink.tsx'

/**
 * The Markdown of an answer as React elements. Uses only the parser's tokens, never its HTML:
 * unknown tokens, including HTML and images, become text. An answer is in the language of the
 * question; a translator that replaces its texts would keep React from adding the next ones.
 */
export function AnswerMarkdown({ markdown }: { readonly markdown: string }) {
  const elements = useMemo(() => render(lexer(markdown)), [markdown])
  return (
    <div className="ask-answer" dir="auto" translate="no">
      {elements}
    </div>
  )
}

function render(tokens: readonly Token[] | undefined): ReactNode {
  return tokens && each(tokens, (token) => element(token as MarkedToken))
}

function each<Item>(items: readonly Item[], show: (item: Item) => ReactNode): ReactNode {
  return items.map((item, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a growing answer keeps the order of its parts
    <Fragment key={at}>{show(item)}</Fragment>
  ))
}

function element(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'paragraph':
      return <p>{render(token.tokens)}</p>
    case 'text':
      return token.tokens === undefined ? decodeEntities(token.text) : render(token.tokens)
    case 'strong':
    case 'em':
    case 'del':
    case 'blockquote':
      return <token.type>{render(token.tokens)}</token.type>
    case 'codespan':
      return <code>{token.text}</code>
    case 'link':
      return <SiteLink href={token.href}>{render(token.tokens)}</SiteLink>
    case 'code':
      return <CodeBlock text={token.text} />
    case 'heading':
      return <p className="ask-answer-heading">{render(token.tokens)}</p>
    case 'list':
      return <List list={token} />
    case 'table':
      return <Table table={token} />
    case 'br':
    case 'hr':
      return <token.type />
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ '
    case 'escape':
    case 'image':
      return token.text
    case 'space':
    case 'def':
      return null
    default:
      return token.raw
  }
}

function CodeBlock({ text }: { readonly text: string }) {
  return (
    <div className="ask-code">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
      <AnswerCopyButton value={text} />
    </div>
  )
}

function List({ list }: { readonly list: Tokens.List }) {
  const items = each(list.items, ({ tokens }) => <li>{render(tokens)}</li>)
  return list.ordered ? <ol start={Number(list.start)}>{items}</ol> : <ul>{items}</ul>
}

function Table({ table }: { readonly table: Tokens.Table }) {
  const cells = (row: readonly Tokens.TableCell[], Cell: 'th' | 'td') =>
    each(row, ({ tokens }) => <Cell>{render(tokens)}</Cell>)
  return (
    <div className="ask-table">
      <table>
        <thead>
          <tr>{cells(table.header, 'th')}</tr>
        </thead>
        <tbody>
          {each(table.rows, (row) => (
            <tr>{cells(row, 'td')}</tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
