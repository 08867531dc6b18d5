import { structs } from '../data/precompiles.ts'
import type { Precompile, PrecompileEvent, PrecompileFunction } from '../data/precompiles-schema.ts'
import { node } from '../facts/common.ts'
import { partsOf } from './abi.ts'
import { typesUsedBy } from './used-types.ts'

/** Longer lists of parameters have one per line, as `forge fmt` writes them. */
const MAX_LINE = 100

/** The Solidity interface of a precompile. */
export function solidityOf(precompile: Precompile): string {
  const { contract, name, address, does, functions, events } = precompile
  const used = typesUsedBy(precompile)
  const at = address === null ? 'at the address of each token pair' : `at ${address}`
  const members = [
    ...used.enums.map((entry) => block(entry.does, `enum ${entry.name} {`, entry.values, ',')),
    ...used.structs.map((entry) =>
      block(
        entry.does,
        `struct ${entry.name} {`,
        entry.fields.map((field) => `${field.type} ${field.name};`),
        '',
      ),
    ),
    ...events.map(eventText),
    ...functions.map(functionText),
  ]
  return `// SPDX-License-Identifier: MIT
pragma solidity >=0.8.0 <0.9.0;

/// @title ${name} precompile ${at}, as of node ${node.version.value}.
/// @notice ${does}
interface ${contract} {
${members.join('\n\n')}
}
`
}

function block(comment: string, head: string, lines: readonly string[], separator: string): string {
  const body = lines.map((line) => `        ${line}`).join(`${separator}\n`)
  return `    /// ${comment}\n    ${head}\n${body}\n    }`
}

function eventText({ name, when, inputs }: PrecompileEvent): string {
  const list = inputs.map(
    (input) => `        ${input.type}${input.indexed ? ' indexed' : ''} ${input.name}`,
  )
  return `    /// ${when}\n    event ${name}(\n${list.join(',\n')}\n    );`
}

function functionText({
  name,
  does,
  note,
  inputs,
  outputs,
  mutability,
}: PrecompileFunction): string {
  const comments = [
    does,
    ...(note === '' ? [] : [`@dev ${note}`]),
    ...inputs.map((input) => `@param ${input.name} ${input.means}`),
    ...outputs.map(
      (output) => `@return ${output.name === '' ? '' : `${output.name} `}${output.means}`,
    ),
  ]
  const result =
    outputs.length === 0
      ? ''
      : ` returns (${outputs.map((output) => declaration(output, 'memory')).join(', ')})`
  const parameters = inputs.map((input) => declaration(input, 'calldata'))
  const view = mutability === 'view' ? ' view' : ''
  const tail = `external${view}${result};`
  const inOneLine = `    function ${name}(${parameters.join(', ')}) ${tail}`
  const text =
    inOneLine.length <= MAX_LINE
      ? inOneLine
      : `    function ${name}(\n        ${parameters.join(',\n        ')}\n    ) ${tail}`
  return `${comments.map((line) => `    /// ${line}`).join('\n')}\n${text}`
}

/** Strings, lists and structures have a data location. */
function declaration(
  { name, type }: { readonly name: string; readonly type: string },
  place: string,
): string {
  const { base, suffix } = partsOf(type)
  const isPlaced =
    suffix !== '' ||
    ['string', 'bytes'].includes(base) ||
    structs.some((entry) => entry.name === base)
  return [type, ...(isPlaced ? [place] : []), ...(name === '' ? [] : [name])].join(' ')
}
