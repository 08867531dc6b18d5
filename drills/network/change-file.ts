import { readFile, writeFile } from 'node:fs/promises'
import { DrillError } from '../options.ts'

/** Values of a node's configuration by their key, or by section and key: `statesync.enable`. */
export type ConfigValues = Readonly<Record<string, string | number | boolean>>

/** The values of a configuration as a page shows it. */
export function valuesIn(toml: string): ConfigValues {
  let section = ''
  const pairs = toml.split('\n').flatMap((line) => {
    section = /^\[(.*)\]$/.exec(line)?.[1]?.concat('.') ?? section
    const [, key, value = ''] = /^([\w-]+) = (.*)$/.exec(line) ?? []
    return key === undefined ? [] : [[`${section}${key}`, JSON.parse(value)]]
  })
  return Object.fromEntries(pairs)
}

/** Set values of a node's configuration. */
export async function setValues(file: string, values: ConfigValues): Promise<void> {
  let text = await readFile(file, 'utf8')
  for (const [name, value] of Object.entries(values)) {
    const [key = '', section] = name.split('.').reverse()
    const before = section === undefined ? '^' : `\\[${section}\\][\\s\\S]*?\\n`
    const line = new RegExp(`(${before}${key} = ).*`, 'm')
    if (!line.test(text)) throw new DrillError(`${file} has no line that matches ${line}`)
    text = text.replace(line, `$1${JSON.stringify(value)}`)
  }
  await writeFile(file, text)
}
