/** What plugins of unified know about the page: the part of a `VFile` that transformers use. */
export function pageFile(path: string, value: string) {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const extname = /\.\w+$/.exec(name)?.[0] ?? ''
  const messages: { readonly message: string }[] = []
  const message = (reason: unknown) => {
    const entry = { message: String(reason) }
    messages.push(entry)
    return entry
  }
  return {
    path,
    history: [path],
    basename: name,
    stem: name.slice(0, name.length - extname.length),
    extname,
    dirname: path.slice(0, Math.max(path.lastIndexOf('/'), 0)),
    cwd: process.cwd(),
    value,
    contents: value,
    data: {},
    messages,
    message,
    info: message,
    fail: (reason: unknown): never => {
      throw new Error(String(reason))
    },
    toString: () => value,
  }
}
