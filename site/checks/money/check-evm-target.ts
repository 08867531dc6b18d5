import { evm } from '../../facts/common.ts'
import type { PageCheck } from '../procedures/page-check.ts'

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
export const checkEvmTarget: PageCheck = ({ file, text }) =>
  text.split('\n').flatMap((content, index) => {
    const found = TARGETS.map((pattern) => pattern.exec(content)).find((match) => match !== null)
    const target = found?.[1]?.toLowerCase()
    if (found == null || target === undefined || target === evm.target.value) return []
    return [
      {
        code: 'fact/evm-target',
        file,
        line: index + 1,
        found: found[0],
        expected: evm.target.value,
        fix: `compile for ${evm.target.value}: newer targets use instructions that the chain does not have`,
      },
    ]
  })
