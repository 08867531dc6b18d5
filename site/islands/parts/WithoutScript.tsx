/** Shown only where scripts do not run: what the reader has instead of fields that do nothing. */
export function WithoutScript({ text }: { readonly text: string }) {
  return <p className="tool-note without-script">{text}</p>
}
