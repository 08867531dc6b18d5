import { execFileSync } from 'node:child_process'
import { ROOT, require } from './root.ts'

const FORMATTER = require.resolve('@biomejs/biome/bin/biome')

/**
 * A value as the text of a JSON file, as the formatter of this repository lays it out, so that a
 * record that a drill has written passes the checks as it is.
 */
export const jsonText = (value: unknown): string =>
  execFileSync(process.execPath, [FORMATTER, 'format', '--stdin-file-path=x.json'], {
    // It looks for its settings from here on.
    cwd: ROOT,
    input: JSON.stringify(value, null, 2),
    encoding: 'utf8',
  })
