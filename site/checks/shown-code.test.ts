import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentPage } from '../../tests/content-page.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { CLAIMS } from '../data/claims.ts'
import { createTextCheck } from './check-text.ts'
import { inCreatedCode, inExampleFiles } from './shown-code.ts'

const checkClaims = createTextCheck(CLAIMS)
const CODE = `cast send 0x1 'transfer()' \\\n  '(0,0)' \\\n  2000000000000000000`
const HTML = `<pre class="shiki" data-language="bash"><code><span>cast</span> send 0x1 &#39;transfer()&#x27; \\\n  '(0,0)' \\\n  2000000000000000000</code></pre>`

const found = (text: string) => {
  const page = contentPage({ text, html: HTML })
  return inCreatedCode(page, [checkClaims]).map(({ code, line }) => `${line} ${code}`)
}

test('code of a component is checked, that of the source is left to its own check', () => {
  expect(found('::precompile')).toEqual(['undefined amount/fixed-time'])
  expect(found(`\`\`\`bash\n${CODE}\n\`\`\``)).toEqual([])
})

test('a file that pages show is checked once, with its own lines', () => {
  const root = temporaryFolder()
  writeFileSync(join(root, 'foundry.toml'), '[profile.default]\nevm_version = "cancun"\n')
  const page = { source: '```toml file=/foundry.toml title="foundry.toml"\n```\n' }
  expect(inExampleFiles([page, page], [checkClaims], root)).toMatchObject([
    { file: 'foundry.toml', line: 2, found: 'evm_version = "cancun"' },
  ])
})
