import type { Rolldown } from 'vite'

/**
 * Asks V8 to compile all functions of a file while it loads, in the background: most of ours run, and
 * compiling one when it is first called would delay the click that calls it. It has to be the first line.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/** What is in a file of the bundle, scripts with the hint. Most of React does not run: it goes without. */
export function withCompileHint(
  file: Pick<Rolldown.OutputChunk, 'type' | 'fileName' | 'name' | 'code'> | Rolldown.OutputAsset,
): string | Uint8Array {
  // The worker is an asset: it has been bundled by itself.
  const content = file.type === 'chunk' ? file.code : file.source
  const isOurs = file.fileName.endsWith('.js') && !(file.type === 'chunk' && file.name === 'react')
  return isOurs ? COMPILE_HINT + content : content
}
