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
export const setValues = (file: string, values: ConfigValues): Promise<void> =>
  changeFile(
    file,
    Object.entries(values).map(([name, value]) => {
      const [key = '', section] = name.split('.').reverse()
      const before = section === undefined ? '^' : `\\[${section}\\][\\s\\S]*?\\n`
      return [new RegExp(`(${before}${key} = ).*`, 'm'), `$1${JSON.stringify(value)}`]
    }),
  )

/** Change lines of a file. */
export async function changeFile(
  file: string,
  changes: readonly (readonly [RegExp, string])[],
): Promise<void> {
  let text = await readFile(file, 'utf8')
  for (const [pattern, value] of changes) {
    if (!pattern.test(text)) throw new DrillError(`${file} has no line that matches ${pattern}`)
    text = text.replace(pattern, value)
  }
  await writeFile(file, text)
}
