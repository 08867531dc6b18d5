import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/temporary-folder.ts'
import { styleFault } from './style-fault.ts'

const root = temporaryFolder()
mkdirSync(join(root, 'css'))
writeFileSync(join(root, 'site.css'), '@import "./css/inner.css";\n')
writeFileSync(join(root, 'css/inner.css'), '/* a */\n@import url("@scope/name/x.css");\n')
const faultOf = (message: string) =>
  styleFault(message, { root, files: [join(root, 'gone.css'), join(root, 'site.css')] })
const unread = (path: string) => `ENOENT: no such file or directory, open '${path}'`

test.each([
  [
    unread('@scope/name/x.css'),
    'css/inner.css:2 imports the package @scope/name, which is not installed. Install it: npm install @scope/name',
  ],
  [
    unread('./css/inner.css'),
    'site.css:1 imports "./css/inner.css", which does not exist. Create it, or correct the import.',
  ],
  [
    unread('nobody'),
    'A style sheet imports the package nobody, which is not installed. Install it: npm install nobody',
  ],
  [
    `Failed to load PostCSS config: (searchPath: /a): Cannot find package 'lamp' imported from ${join(root, 'postcss.config.mjs')}\nError`,
    'postcss.config.mjs needs the package lamp, which is not installed. Install it: npm install lamp',
  ],
])('names file, line and remedy for %j', (message, expected) => {
  expect(faultOf(message)).toBe(expected)
})

test('leaves other messages alone', () => {
  expect(faultOf('Unexpected }')).toBeUndefined()
})
