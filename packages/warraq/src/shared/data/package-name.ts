/** The name in the text of a `package.json`; `undefined` if it names none. */
export function packageName(manifest: string): string | undefined {
  try {
    const { name } = JSON.parse(manifest)
    return typeof name === 'string' && name !== '' ? name : undefined
  } catch {
    return undefined
  }
}
