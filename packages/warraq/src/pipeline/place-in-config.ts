import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import type { LoadedConfig } from '../config/load-config.ts'
import type { Diagnostic } from '../shared/data/diagnostic.ts'

/** The value at the end of what was found in a field: `footer.links[0].to: "/a/"`. */
const VALUE = /: (?:doc )?"([^"]+)"$/
const SOURCE = /^(?!.*[\\/]node_modules[\\/]).*\.(?:[cm]?[jt]sx?|json)$/
const COMMENT = /^\s*(?:\/\/|\*|\/\*)/

/**
 * A problem of the configuration with the file and the line that name its value, if just one line
 * of the configuration and of the modules that it imports does.
 * @param root absolute
 */
export function placeInConfig(
  problem: Diagnostic,
  { name, files }: Pick<LoadedConfig, 'name' | 'files'>,
  root: string,
): Diagnostic {
  const [, value] = VALUE.exec(problem.found) ?? []
  if (problem.file !== name || problem.line !== undefined || value === undefined) return problem
  const quoted = ["'", '"', '`'].map((quote) => `${quote}${value}${quote}`)
  const places = files
    .filter((file) => file.startsWith(`${root}${sep}`) && SOURCE.test(file))
    .flatMap((file) => linesWith(quoted, file).map((line) => ({ file, line })))
  const [place, second] = places
  if (place === undefined || second !== undefined) return problem
  return { ...problem, line: place.line, file: relative(root, place.file).replaceAll(sep, '/') }
}

/** 1-based numbers of the lines of a file that contain one of some texts. */
function linesWith(texts: readonly string[], file: string): number[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      !COMMENT.test(line) && texts.some((text) => line.includes(text)) ? [index + 1] : [],
    )
}
