/** Shown only without scripts: what the reader can do instead of using fields. */
export function WithoutScript({ text }: { readonly text: string }) {
  return <p className="tool-note without-script">{text}</p>
}
