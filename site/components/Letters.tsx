/** `::letters{of="ABC"}`: links to the headings that are single letters. */
export default function Letters({ of = '' }: { readonly of?: string }) {
  return (
    <nav className="letters" aria-label="Letters">
      {[...of].map((letter) => (
        <a key={letter} href={`#${letter.toLowerCase()}`}>
          {letter}
        </a>
      ))}
    </nav>
  )
}
