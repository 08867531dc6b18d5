import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { LanguageRegistration, ShikiPrimitive, ThemeRegistrationRaw } from '@shikijs/primitive'
import { ownValue } from '../shared/own-value.ts'
import { remembered } from '../shared/remembered.ts'
import { withShortLetterClasses } from '../tuning/short-letter-classes.ts'

/**
 * One theme whose "colours" encode token classes, so that static HTML needs one short class per
 * token, and CSS sets the colours of each mode.
 */
const TOKEN_SCOPES: Readonly<Record<string, string>> = {
  c: 'comment punctuation.definition.comment',
  s: 'string punctuation.definition.string markup.inline.raw constant.other.symbol',
  n: 'constant.numeric constant.language constant.character constant.other support.constant',
  k: 'keyword storage variable.language keyword.operator.new',
  f: 'entity.name.function support.function meta.function-call.generic entity.name.command',
  t: `entity.name.type entity.name.class support.type support.class
    entity.other.inherited-class entity.name.section markup.heading`,
  v: `variable entity.other.attribute-name support.type.property-name meta.object-literal.key
    entity.name.tag variable.parameter.option`,
  p: 'keyword.operator punctuation',
  a: 'markup.inserted',
  d: 'markup.deleted',
}

/** `c` is token class number 1: a colour `#000001`. Plain text is `#000000`. */
const COLOR_OF = new Map(
  Object.keys(TOKEN_SCOPES).map((className, index) => [
    className,
    `#${(index + 1).toString(16).padStart(6, '0')}`,
  ]),
)
const CLASS_OF = new Map(
  [...COLOR_OF].map(([className, color]) => [color.toUpperCase(), className]),
)

const theme: ThemeRegistrationRaw = {
  name: 'token-classes',
  type: 'light',
  colors: { 'editor.foreground': '#000000', 'editor.background': '#FFFFFF' },
  settings: [
    { settings: { foreground: '#000000', background: '#FFFFFF' } },
    ...Object.entries(TOKEN_SCOPES).map(([className, scopes]) => ({
      scope: scopes.split(/\s+/),
      settings: { foreground: COLOR_OF.get(className) ?? '#000000' },
    })),
  ],
}

/** A run of text with one token class; plain text has none. */
export interface CodeToken {
  readonly text: string
  readonly className: string | undefined
}

const ALIASES: Readonly<Record<string, string>> = {
  log: 'text',
  environment: 'bash',
  env: 'bash',
  plain: 'text',
  plaintext: 'text',
  txt: 'text',
  text: 'text',
  console: 'shellsession',
  'shell-session': 'shellsession',
  protobuf: 'proto',
  golang: 'go',
}

let core: Promise<Core> | undefined
const ready = new Map<string, Promise<boolean>>()

/**
 * Code as lines of tokens. An unknown language gives plain lines. The highlighter and each grammar
 * load once, on first use; `grammars` take precedence over those of Shiki.
 */
export async function highlightCode(
  code: string,
  language: string,
  grammars: readonly LanguageRegistration[] = [],
): Promise<readonly (readonly CodeToken[])[]> {
  const name = ownValue(ALIASES, language) ?? language
  if (name === 'text' || name === '' || !(await isLoaded(name, grammars))) return plainLines(code)
  const { shiki, codeToTokensBase } = await loadedCore()
  const tokens = codeToTokensBase(shiki, code, {
    lang: name,
    theme: 'token-classes',
    // No limit: by default a line that takes half a second, as the first one may on a busy machine,
    // loses its tokens.
    tokenizeTimeLimit: 0,
  })
  return tokens.map((line) =>
    mergeTokens(
      line.map(({ content, color }) => ({
        text: content,
        className: CLASS_OF.get((color ?? '').toUpperCase()),
      })),
    ),
  )
}

function plainLines(code: string): CodeToken[][] {
  return code.split('\n').map((text) => [{ text, className: undefined }])
}

/** Merges adjacent tokens with the same class; whitespace joins the preceding token. */
function mergeTokens(tokens: readonly CodeToken[]): CodeToken[] {
  const merged: CodeToken[] = []
  for (const token of tokens) {
    const last = merged.at(-1)
    if (last !== undefined && (last.className === token.className || token.text.trim() === '')) {
      merged[merged.length - 1] = { text: last.text + token.text, className: last.className }
    } else merged.push(token)
  }
  return merged
}

/**
 * The part of Shiki that creates tokens; loading the part that renders HTML takes longer than
 * everything else.
 */
interface Core extends Pick<typeof import('@shikijs/primitive'), 'codeToTokensBase'> {
  readonly shiki: ShikiPrimitive
}

function loadedCore(): Promise<Core> {
  core ??= createCore()
  return core
}

async function createCore(): Promise<Core> {
  const [{ createShikiPrimitiveAsync, codeToTokensBase }, { createOnigurumaEngine }] =
    await Promise.all([import('@shikijs/primitive'), import('@shikijs/engine-oniguruma')])
  const shiki = await createShikiPrimitiveAsync({
    themes: [theme],
    langs: [],
    // The JavaScript engine is slower, because it first translates each expression of a grammar.
    engine: createOnigurumaEngine(import('@shikijs/engine-oniguruma/wasm-inlined')),
  })
  return { shiki, codeToTokensBase }
}

function isLoaded(name: string, grammars: readonly LanguageRegistration[]): Promise<boolean> {
  return remembered(ready, name, () => loadLanguage(name, grammars))
}

async function loadLanguage(
  name: string,
  added: readonly LanguageRegistration[],
): Promise<boolean> {
  const own = added.filter((grammar) => grammar.name === name || grammar.aliases?.includes(name))
  if (own.length > 0) {
    const { shiki } = await loadedCore()
    await shiki.loadLanguage(...own)
    return true
  }
  const grammars = await packagedGrammars(name)
  if (grammars === undefined) return false
  const { shiki } = await loadedCore()
  await shiki.loadLanguage(...grammars.map(withShortLetterClasses))
  return true
}

/** Languages whose name differs from that of their module. */
const MODULE_OF: Readonly<Record<string, string>> = { 'c++': 'cpp', 'c#': 'csharp', 'f#': 'fsharp' }

const require = createRequire(import.meta.url)

/** The grammars of a language and of those embedded in it; `undefined` for an unknown language. */
async function packagedGrammars(name: string): Promise<LanguageRegistration[] | undefined> {
  let file: string
  try {
    file = require.resolve(`@shikijs/langs/${ownValue(MODULE_OF, name) ?? name}`)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ERR_PACKAGE_PATH_NOT_EXPORTED') return undefined
    throw cause
  }
  return (await import(pathToFileURL(file).href)).default
}
