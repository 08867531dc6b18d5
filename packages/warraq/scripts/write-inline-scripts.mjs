// Writes the texts of inline scripts, minified, from functions: `node
// packages/warraq/scripts/write-inline-scripts.mjs`. With --check it changes nothing, and fails if
// the texts differ.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rolldown } from 'rolldown'

const SOURCE = join(import.meta.dirname, '../src')
const FILE = join(SOURCE, 'shared/browser/inline-scripts.ts')

/** Functions by the name of their script. */
const FUNCTIONS = {
  bootScript: ['boot', 'shared/browser/boot.ts'],
  hideDismissedScript: ['hideDismissed', 'shared/browser/boot.ts'],
  hideSidebarScript: ['hideSidebar', 'shared/browser/boot.ts'],
  tellWrongBaseScript: ['tellWrongBase', 'shared/browser/tell-wrong-base.ts'],
  followAnchorScript: ['followAnchor', 'shared/browser/follow-anchor.ts'],
  tabsScript: ['selectTab', 'theme/Tabs/select-tab.ts'],
}

/** A function as a minified arrow function; one without parameters is called. */
async function expressionOf(name, file) {
  const id = 'inline-script'
  const build = await rolldown({
    input: id,
    plugins: [
      {
        name: id,
        resolveId: (source) => (source === id ? id : undefined),
        load: (source) =>
          source === id ? `export { ${name} as default } from '${join(SOURCE, file)}'` : undefined,
      },
    ],
    optimization: { inlineConst: { mode: 'all' } },
  })
  const { output } = await build.generate({ format: 'esm', minify: true })
  await build.close()
  const [, code] = /^(function .*\})export\{\w+ as default\};?\s*$/s.exec(output[0].code) ?? []
  if (code === undefined) throw new Error(`${name} is not one function: ${output[0].code}`)
  return `(${code.replace(/^function \w+(\([\w,]*\))/, '$1=>')})${/^function \w+\(\)/.test(code) ? '()' : ''}`
}

/** Text as our formatter writes it. */
function quoted(text) {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

const texts = await Promise.all(
  Object.entries(FUNCTIONS).map(
    async ([script, [name, file]]) =>
      `export const ${script} =\n  ${quoted(await expressionOf(name, file))}`,
  ),
)
const text = `// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these texts are code.
/*
 * Functions as minified expressions, for inline scripts. Written by
 * scripts/write-inline-scripts.mjs, which lists them.
 */

${texts.join('\n\n')}
`
if (!process.argv.includes('--check')) await writeFile(FILE, text)
else if (text !== (await readFile(FILE, 'utf8'))) {
  console.error('The inline scripts differ from their functions: run write-inline-scripts.mjs.')
  process.exitCode = 1
}
