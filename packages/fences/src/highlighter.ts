import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { LanguageRegistration, ThemeRegistrationRaw } from '@shikijs/primitive'
import { namesFor } from '@warraq/markup/names-for'
import { once } from '@warraq/search/once'
import { remembered } from '@warraq/search/remembered'
import { shellSession } from './shell-session.ts'

/** A run of text with one token class; plain text has none. */
export interface CodeToken {
  readonly text: string
  readonly className: string | undefined
}

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
const colorOf = (index: number) => `#${(index + 1).toString(16).padStart(6, '0')}`.toUpperCase()
const CLASS_OF = new Map(Object.keys(TOKEN_SCOPES).map((name, index) => [colorOf(index), name]))

const theme: ThemeRegistrationRaw = {
  name: 'token-classes',
  type: 'light',
  colors: { 'editor.foreground': '#000000', 'editor.background': '#FFFFFF' },
  settings: [
    { settings: { foreground: '#000000', background: '#FFFFFF' } },
    ...Object.values(TOKEN_SCOPES).map((scopes, index) => ({
      scope: scopes.split(/\s+/),
      settings: { foreground: colorOf(index) },
    })),
  ],
}

/** Names that Shiki does not have, most of them from Prism, by the language that they stand for. */
const ALIASES = namesFor({
  awk: 'gawk',
  bash: 'env environment',
  c: 'clike',
  cpp: 'arduino',
  csharp: 'dotnet',
  css: 'css-extras',
  go: 'golang',
  groovy: 'gradle',
  handlebars: 'mustache',
  html: 'markup',
  jinja: 'django jinja2',
  js: 'flow js-extras',
  json: 'jsonp webmanifest',
  jsonc: 'tsconfig',
  objc: 'objectivec',
  php: 'php-extras',
  proto: 'protobuf',
  razor: 'aspnet cshtml',
  shellsession: 'console sh-session shell-session',
  solidity: 'sol',
  text: 'log plain plaintext txt',
  vb: 'basic vba vbnet visual-basic',
  xml: 'atom mathml rss svg',
})

/**
 * Characters of a line from which it stays plain: grammars look ahead from each character to the end
 * of its line, and no reader follows colours that far.
 */
const LONGEST_LINE = 1000

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
  const name = ALIASES.get(language) ?? language
  if (name === 'shellsession' && grammarsNamed(name, grammars).length === 0)
    return shellSession(code, (command) => highlightCode(command, 'bash', grammars))
  const isKnown = () => remembered(ready, name, () => loadLanguage(name, grammars))
  if (name === 'text' || name === '' || opensTooMuch(code) || !(await isKnown()))
    return code.split('\n').map((text) => [{ text, className: undefined }])
  const { shiki, codeToTokensBase } = await loadedCore()
  const tokens = codeToTokensBase(shiki, code, {
    lang: name,
    theme: 'token-classes',
    // No limit: by default a line that takes half a second, as the first one may on a busy machine,
    // loses its tokens.
    tokenizeTimeLimit: 0,
    tokenizeMaxLineLength: LONGEST_LINE,
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

/** Code with more brackets open at once stays plain: grammars take longer per line with each of them. */
const MOST_OPEN = 200

function opensTooMuch(code: string): boolean {
  let open = 0
  for (const [sign] of code.matchAll(/[()[\]{}]/g)) {
    open = Math.max(0, open + ('([{'.includes(sign) ? 1 : -1))
    if (open > MOST_OPEN) return true
  }
  return false
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

/** The part of Shiki that creates tokens; loading the one for HTML takes longer than the rest. */
const loadedCore = once(async () => {
  const [{ createShikiPrimitiveAsync, codeToTokensBase }, { createOnigurumaEngine }] =
    await Promise.all([import('@shikijs/primitive'), import('@shikijs/engine-oniguruma')])
  const shiki = await createShikiPrimitiveAsync({
    themes: [theme],
    langs: [],
    // The JavaScript engine is slower, because it first translates each expression of a grammar.
    engine: createOnigurumaEngine(import('@shikijs/engine-oniguruma/wasm-inlined')),
  })
  return { shiki, codeToTokensBase }
})

/** The grammars of a site for a language. */
function grammarsNamed(name: string, grammars: readonly LanguageRegistration[]) {
  return grammars.filter((grammar) => grammar.name === name || grammar.aliases?.includes(name))
}

/** Whether a language is known; loads its grammars. */
async function loadLanguage(
  name: string,
  added: readonly LanguageRegistration[],
): Promise<boolean> {
  const own = grammarsNamed(name, added)
  const grammars = own.length > 0 ? own : await packagedGrammars(name)
  if (grammars === undefined) return false
  const { shiki } = await loadedCore()
  await shiki.loadLanguage(...grammars)
  return true
}

/** Languages whose name differs from that of their module. */
const MODULE_OF = new Map([
  ['c++', 'cpp'],
  ['c#', 'csharp'],
  ['f#', 'fsharp'],
])

const require = createRequire(import.meta.url)

/** The grammars of a language and of those embedded in it; `undefined` for an unknown language. */
async function packagedGrammars(name: string): Promise<LanguageRegistration[] | undefined> {
  let file: string
  try {
    file = require.resolve(`@shikijs/langs/${MODULE_OF.get(name) ?? name}`)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ERR_PACKAGE_PATH_NOT_EXPORTED') return undefined
    throw cause
  }
  const { default: grammars } = await import(pathToFileURL(file).href)
  return grammars
}
