import { type HighlightLanguage, highlight, type Token } from '../lib/highlight.ts'

interface CodeFigureProps {
  readonly title: string
  readonly language: HighlightLanguage
  readonly code: string
  /** Wrap long lines from the start. */
  readonly isWrapped?: boolean
}

/** A block of code, with the same markup, header and buttons as a fence of a page. */
export function CodeFigure({ title, language, code, isWrapped = false }: CodeFigureProps) {
  return (
    <docs-code>
      <figure className="code">
        <figcaption>{title}</figcaption>
        {/* Out of sight a browser may not have measured a block, so `docs-code` takes back what one without overflow does not need. */}
        {/* biome-ignore lint/a11y/useSemanticElements: a box of code is no group of fields */}
        <pre
          className={isWrapped ? 'shiki is-wrapped keeps-words' : 'shiki'}
          data-language={language}
          translate="no"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached with the keyboard
          tabIndex={0}
          role="group"
          aria-label={title}
        >
          <code>
            {highlight(code, language).map((line, index) => (
              // Lines have no key, and never move.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <CodeLine key={index} tokens={line} />
            ))}
          </code>
        </pre>
      </figure>
    </docs-code>
  )
}

function CodeLine({ tokens }: { readonly tokens: readonly Token[] }) {
  return (
    <span className="line">
      {unbroken(tokens).map(({ text, className }, index) =>
        className === undefined ? (
          text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens never move within their line
          <span key={index} className={className}>
            {text}
          </span>
        ),
      )}
      {'\n'}
    </span>
  )
}

/**
 * The indentation of a line stays with its first word, and a backslash with the last: a line that
 * wraps has neither an empty line before it nor a single sign after it.
 */
function unbroken(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, index) => {
    if (token.className !== undefined) return [token]
    const isLast = index === tokens.length - 1
    const [, indent = '', text = token.text] = (index === 0 && /^( +)(.*)$/.exec(token.text)) || []
    const [, middle = text, end = ''] = (isLast && /^(.*)( \\)$/.exec(text)) || []
    return [whole(indent), { text: middle }, whole(end)].filter(({ text }) => text !== '')
  })
}

function whole(text: string): Token {
  return { text, className: 'unbroken' }
}
