import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { compileSolidity } from './compile-solidity.ts'

const blockOf = (code: string) => ({
  file: 'a.md',
  language: 'solidity',
  meta: 'complete',
  code,
  line: 3,
  firstLine: 4,
  lastLine: 4 + code.split('\n').length,
})

test.each([
  'pragma solidity ^0.8.20;\ncontract A { uint256 public x = 1; }',
  'pragma solidity ^0.8.20;\nimport {ERC20} from "@openzeppelin/contracts@5.4.0/token/ERC20/ERC20.sol";\ncontract A is ERC20("A", "A") {}',
])('a contract compiles: %j', (code) => {
  expect(compileSolidity([blockOf(code)], import.meta.dirname)).toEqual([])
})

test('without the compiler, the error says what to install', () => {
  expect(() => compileSolidity([blockOf('contract A {}')], tmpdir())).toThrow(
    'Run npm install --save-dev solc',
  )
})

test('an error has its block and line', () => {
  const wrong = blockOf('contract A {\n  uint256 x = y;\n}')
  expect(compileSolidity([blockOf('contract B {}'), wrong], import.meta.dirname)).toEqual([
    { block: wrong, message: 'Undeclared identifier.', line: 2 },
  ])
})
