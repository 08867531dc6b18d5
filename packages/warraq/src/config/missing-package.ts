/** What of the engine needs a package that not every site installs. */
const USED_BY: Readonly<Record<string, string>> = {
  '@expo-google-fonts/figtree': 'the drawing of social cards',
  '@hono/node-server': 'the server of the assistant',
  '@modelcontextprotocol/sdk': 'the command warraq mcp',
  '@resvg/resvg-js': 'the drawing of social cards',
  'dictionary-en': 'the check of spelling',
  'dictionary-en-gb': 'the check of spelling',
  hono: 'the server of the assistant',
  nspell: 'the check of spelling',
  pagefind: 'search with Pagefind',
}

/** What Node says of a package that it does not find, by `import` and by `require`. */
const NOT_FOUND = /Cannot find (?:package|module) '((?:@[\w.-]+\/)?[\w.-]+)/

/**
 * One line about a package that is to be installed, when that is why something failed; `undefined`
 * for every other failure. Threads pass a failure on as text, so the text is what is read.
 */
export function missingPackage(cause: unknown): string | undefined {
  const name = NOT_FOUND.exec(cause instanceof Error ? cause.message : String(cause))?.[1] ?? ''
  const use = USED_BY[name]
  return use === undefined
    ? undefined
    : `${name} is not installed, and ${use} needs it. Install it: npm install ${name}`
}
