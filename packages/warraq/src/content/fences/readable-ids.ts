/**
 * Ids for the names of a diagram: the name itself if the package reads it, else a word that the
 * diagram does not contain.
 */
export function readableIds(code: string, isReadable: RegExp): (name: string) => string {
  const ids = new Map<string, string>()
  let made = 0
  return (name) => {
    let id = ids.get(name) ?? (isReadable.test(name) ? name : undefined)
    for (; id === undefined; made++) if (!code.includes(`n${made}`)) id = `n${made}`
    ids.set(name, id)
    return id
  }
}
