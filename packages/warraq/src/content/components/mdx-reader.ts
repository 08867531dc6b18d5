import { type Features, mdxToJs } from 'satteri'

/** A text for the process that tries whether the parser survives it. */
export interface TriedText {
  readonly source: string
  readonly features: Features | undefined
}

/** A process that parses every text it gets, and answers when the parser has survived it. */
process.on('message', ({ source, features }: TriedText) => {
  try {
    mdxToJs(source, features === undefined ? {} : { features })
  } catch {
    // The compiler reports what the parser refuses.
  }
  process.send?.('read')
})
