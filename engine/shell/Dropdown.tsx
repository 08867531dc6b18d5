import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { PageView } from '../shared/page-view.ts'
import type { NavbarDropdownItemView } from '../shared/site-view.ts'
import { ChevronDownIcon } from './ChevronDownIcon.tsx'
import { Html } from './Html.tsx'
import { NavbarLink } from './NavbarLink.tsx'
import { useText } from './use-text.ts'

interface DropdownProps {
  readonly label: ReactNode
  readonly href?: string | undefined
  readonly items: readonly NavbarDropdownItemView[]
  readonly page: PageView
  /** Opens towards the start of the line. */
  readonly isEnd: boolean
  readonly className?: string | undefined
}

/** A button that shows and hides a list of links; arrows, Home, End and Escape work in it. */
export function Dropdown({ label, href, items, page, isEnd, className = '' }: DropdownProps) {
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isHovered = useRef(false)
  const text = useText()
  const id = useId()

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [isOpen])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the list.
  useEffect(() => setOpen(false), [page.href])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      setOpen(false)
      button.current?.focus()
      return
    }
    const move = { ArrowDown: 1, ArrowUp: -1, Home: 'first', End: 'last' }[event.key]
    if (move === undefined) return
    event.preventDefault()
    setOpen(true)
    requestAnimationFrame(() => focusLink(box.current, move))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are handled for the button and links inside.
    <div
      ref={box}
      className={`dropdown${isEnd ? ' dropdown-end' : ''} ${className}`.trim()}
      onKeyDown={onKeyDown}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'mouse') return
        isHovered.current = true
        setOpen(true)
      }}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
    >
      {href === undefined ? null : (
        <a className="navbar-item" href={href}>
          {label}
        </a>
      )}
      <button
        ref={button}
        type="button"
        className="navbar-item dropdown-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          // The pointer that came to click has opened the list already.
          setOpen(isHovered.current || !isOpen)
          isHovered.current = false
        }}
      >
        {href === undefined ? (
          label
        ) : (
          <span className="visually-hidden">
            {isOpen ? text.collapseDropdown : text.expandDropdown}
          </span>
        )}
        <ChevronDownIcon className="dropdown-caret" />
      </button>
      <ul id={id} className={`dropdown-list${isOpen ? ' is-open' : ''}`}>
        {items.map((item, index) => (
          <li key={item.kind === 'link' ? item.href : index}>
            {item.kind === 'link' ? (
              <NavbarLink link={item} page={page} className="dropdown-link" />
            ) : (
              <Html as="div" html={item.html} />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function focusLink(box: HTMLElement | null, move: number | string): void {
  const links = [...(box?.querySelectorAll<HTMLElement>('.dropdown-list a') ?? [])]
  const at = links.indexOf(document.activeElement as HTMLElement)
  const next =
    move === 'first'
      ? 0
      : move === 'last'
        ? links.length - 1
        : at === -1
          ? move === 1
            ? 0
            : links.length - 1
          : (at + Number(move) + links.length) % links.length
  links[next]?.focus()
}
