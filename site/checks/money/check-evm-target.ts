import { evm } from '../../facts/common.ts'
import { pageCheck } from '../page-check.ts'

const LEVEL = `(${'homestead byzantium constantinople istanbul berlin london paris shanghai cancun prague osaka'
  .split(' ')
  .map((name) => `[${name.charAt(0)}${name.charAt(0).toUpperCase()}]${name.slice(1)}`)
  .join('|')})`
const TARGETS: readonly RegExp[] = [
  /\bevm_?[vV]ersion\s*[=:]\s*["'](\w+)["']/,
  /--(?:evm-version|hardfork)[= ](\w+)/,
  new RegExp(`\\b(?:EVM version|target)(?: \\(\`evmVersion\`\\))?(?: to)?[\\s*\`]+${LEVEL}\\b`),
  new RegExp(`\\bCompile for[\\s*\`]+${LEVEL}\\b`),
]

/** Checks that code is compiled for a level of the EVM that the chain has. */
export const checkEvmTarget = pageCheck(function* ({ lines }) {
  const expected = evm.target.value
  for (const { content, line } of lines) {
    const [found, target] = TARGETS.map((one) => one.exec(content)).find((one) => one) ?? []
    if (found !== undefined && target?.toLowerCase() !== expected)
      yield {
        code: 'fact/evm-target',
        line,
        found,
        expected,
        fix: `compile for ${expected}: newer targets use instructions that the chain does not have`,
      }
  }
})
