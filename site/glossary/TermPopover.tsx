/** Id by which a word refers to its explanation; also in `term-popover.css`. */
export const TERM_POPOVER_ID = 'term-popover'

interface TermPopoverProps {
  readonly text: string
  readonly onEnter: () => void
  readonly onLeave: (event: { readonly pointerType: string }) => void
}

/** What a word means; `explainTerm` shows it beside the word. */
export function TermPopover({ text, onEnter, onLeave }: TermPopoverProps) {
  return (
    <div
      id={TERM_POPOVER_ID}
      popover="manual"
      role="tooltip"
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
    >
      {text}
    </div>
  )
}
