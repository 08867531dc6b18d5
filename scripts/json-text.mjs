import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'

const FORMATTER = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome')

/**
 * A value as the text of a JSON file, as the formatter of this repository lays it out, so that a
 * file that a program has written passes the checks as it is.
 */
export const jsonText = (value) =>
  execFileSync(process.execPath, [FORMATTER, 'format', '--stdin-file-path=x.json'], {
    // It looks for its settings from here on; a bundle of this module may lie anywhere in the repository.
    cwd: FORMATTER.replace(/[\\/]node_modules[\\/].*/, ''),
    input: JSON.stringify(value, null, 2),
    encoding: 'utf8',
  })
