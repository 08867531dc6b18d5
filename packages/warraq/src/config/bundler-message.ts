import { stripVTControlCharacters } from 'node:util'
import { messageOf } from '../shared/text/message-of.ts'

/**
 * What the bundler says about a source, with its place; without the colours, which it adds even
 * outside a terminal, and without its own stack.
 */
export function bundlerMessage(cause: unknown): string {
  return withoutRepeats(
    stripVTControlCharacters(messageOf(cause))
      .replace(/\n\s+at .*/g, '')
      .replace(/^Build failed with 1 error:\s+/, '')
      // A plugin of the engine names the place itself.
      .replace(/\[plugin docs-(?:islands|unwritten-files)\].*\n(?:Error:\s+)?/g, '')
      // Styles of the site are gathered in a module of the engine, and the error names its own place.
      .replace(/\[plugin [^\]]+\]\s+\0?virtual:.*\n/g, '')
      .replace(/\[postcss\] (?:postcss-import: )?/g, '')
      .replaceAll('?island', '')
      .trim(),
  )
}

/** A style compiler, its plugin and the bundler each tell the same error. */
function withoutRepeats(message: string): string {
  const blocks = new Map(
    message.split(/\n(?=\S)/).map((block) => [block.replace(/^Error: |\[\w+\] /g, ''), block]),
  )
  return [...blocks.keys()].join('\n')
}
