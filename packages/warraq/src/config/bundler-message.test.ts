import { expect, test } from 'vitest'
import { bundlerMessage } from './bundler-message.ts'

test('an error of a style sheet is told once, with its own place', () => {
  const sass =
    'Undefined variable.\n  ╷\n2 │ a { color: $d; }\n  ╵\n  site/s.scss 2:17  root stylesheet'
  expect(
    bundlerMessage(
      `Build failed with 1 error:\n\n[plugin vite:css] \0virtual:docs-styles.css:2:17\nError: [sass] ${sass}\n[sass] ${sass}\n    at run (file:///x.js:1:1)\nError: ${sass}`,
    ),
  ).toBe(sass)
  expect(
    bundlerMessage(
      '[plugin vite:css] virtual:docs-styles.css:4:1\nCssSyntaxError: [postcss] postcss-import: /a/site.css:4:2: Unexpected }',
    ),
  ).toBe('CssSyntaxError: /a/site.css:4:2: Unexpected }')
})

test('an island has the name of its file', () => {
  expect(bundlerMessage('Could not resolve "./x" in islands/A.tsx?island')).toBe(
    'Could not resolve "./x" in islands/A.tsx',
  )
})
