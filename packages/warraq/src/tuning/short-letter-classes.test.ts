import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createHighlighterCore } from 'shiki/core'
import { createOnigurumaEngine } from 'shiki/engine/oniguruma'
import { bundledLanguages } from 'shiki/langs'
import { expect, test } from 'vitest'
import { isTuned } from './is-tuned.ts'
import { withShortLetterClasses } from './short-letter-classes.ts'

const SAMPLES: Readonly<Record<string, string>> = {
  typescript: [
    'export class Größe<T extends 数> extends Base { static readonly π = 3.14e2n }',
    'const ключ: string = `a ü b`; // → “note” … café',
    'async function* ñandú(a = 1, ...rest) { yield await import("./a.ts") }',
    'const\u00a0x = a×b ?? /[[:alpha:]]+/u.test("…")',
    'type A = { readonly [K in keyof B]?: B[K] } & Record<string, never>',
  ].join('\n'),
  tsx: 'const Ä = () => <Knopf größe="3" {...props}>→ {texte.länge} “x”</Knopf>',
  javascript:
    'class Ω { #privé = 0; get été() { return this.#privé } }\nlabel: for (;;) break label',
  html: '<p class="größe" data-é="1">Text → <script>let ä = 1</script><style>a{b:c}</style></p>',
  python: 'def größe(π: float = 3.14) -> str:\n    return f"{π:.2f} …"',
  go: 'func größe(π float64) (string, error) { return fmt.Sprintf("%v", π), nil }',
  ruby: 'def été(ñ) = "#{ñ} →"',
  swift: 'let größe: Int = 3; func été() -> String { "→" }',
}

test.each(
  Object.entries(SAMPLES),
)('%s has the same tokens as with the original grammar', async (lang, code) => {
  const wasm = createRequire(import.meta.url).resolve('shiki/onig.wasm')
  const tokensWith = async (change: typeof withShortLetterClasses) => {
    const highlighter = await createHighlighterCore({
      themes: [import('@shikijs/themes/vitesse-dark')],
      langs: [],
      engine: createOnigurumaEngine({ data: readFileSync(wasm) }),
    })
    const { default: grammars } = await bundledLanguages[lang as keyof typeof bundledLanguages]()
    await highlighter.loadLanguage(...grammars.map(change))
    const { tokens } = highlighter.codeToTokens(code, {
      lang,
      theme: 'vitesse-dark',
      // By default a slow line loses its tokens on a busy machine.
      tokenizeTimeLimit: 0,
    })
    highlighter.dispose()
    return tokens.map((line) => line.map(({ content, color }) => [content, color]))
  }
  const expected = await tokensWith((grammar) => grammar)
  expect(expected.flat().length).toBeGreaterThan(5)
  expect(await tokensWith(withShortLetterClasses)).toEqual(expected)
})

test('writes letters as ranges, in expressions only', () => {
  const grammar = {
    name: 'x',
    scopeName: 'source.x',
    repository: {},
    patterns: [{ match: '[$[:alpha:]]', name: 'a.[:alpha:]', captures: { 1: { name: 'b' } } }],
  }
  const [rule] = withShortLetterClasses(grammar).patterns ?? []
  expect(rule).toMatchObject({ name: 'a.[:alpha:]', captures: { 1: { name: 'b' } } })
  expect(rule?.match).toMatch(isTuned ? /^\[\$A-Za-z\\x\{AA\}/ : /^\[\$\[:alpha:\]\]$/)
})
