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
          className={isWrapped ? 'shiki is-wrapped' : 'shiki'}
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
      {tokens.map(({ text, className }, index) =>
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
