import { expect, test } from 'vitest'
import { formatDiagnostic } from '../../shared/data/diagnostic.ts'
import { componentProblem } from './render-component.tsx'

test('a component that throws is reported, with its line if known', () => {
  const told = (line: number | undefined) =>
    formatDiagnostic(componentProblem('Chart', 'no data', { file: 'a.mdx', line }))
  expect(told(2)).toMatchInlineSnapshot(`
    "a.mdx:2  error  component/failed
      found     <Chart> failed: no data
      expected  attributes the component can render
      fix       correct the attributes, or the component Chart"
  `)
  expect(told(undefined)).toMatch(/^a\.mdx {2}error/)
})
