import { readFile, writeFile } from 'node:fs/promises'
import { DrillError } from '../options.ts'

/**
 * Set values of a node's configuration.
 * @param values by their key, or by section and key where several have it: `statesync.enable`
 */
export const setValues = (
  file: string,
  values: Readonly<Record<string, string | number | boolean>>,
): Promise<void> =>
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
