const LINE =
  /^([A-Za-z_]\w*): +(?:(true|false)|(0|[1-9]\d{0,14})|([A-Za-z][\w ,.()/'-]*[\w.)]|[A-Za-z]))$/
/** Words that YAML reads as something else than text. */
const KEYWORD = /^(?:true|false|null)$/i

/**
 * Most front matter is a few lines of a name and a plain word, number or sentence. Reading those
 * here costs a tenth of what the YAML parser needs for them; `undefined` for everything else.
 */
export function readPlainYaml(yaml: string): Record<string, unknown> | undefined {
  const entries = new Map<string, unknown>()
  for (const line of yaml.split(/\r?\n/)) {
    if (line === '') continue
    const match = LINE.exec(line)
    if (match === null) return undefined
    const [, name = '', truth, digits, text = ''] = match
    if (entries.has(name) || name === '__proto__' || KEYWORD.test(name)) return undefined
    if (truth !== undefined) entries.set(name, truth === 'true')
    else if (digits !== undefined) entries.set(name, Number(digits))
    else if (KEYWORD.test(text)) return undefined
    else entries.set(name, text)
  }
  return entries.size === 0 ? undefined : Object.fromEntries(entries)
}
