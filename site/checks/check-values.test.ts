import { expect, test } from 'vitest'
import { mainnet } from '../facts/mainnet.ts'
import { checkValues } from './check-values.ts'

const ID = mainnet.evmChainId.value
const found = (text: string) =>
  checkValues({ file: 'content/a.md', text }).map(({ line, found: what }) => `${line} ${what}`)

test.each([
  `Choose\nchain id ${ID}.`,
  `| Id |\n| ${ID} |`,
  `**Id:**\n(${ID})`,
])('a value without a button is found: %j', (text) => {
  expect(found(text)).toEqual([`2 ${ID}`])
})

test('an address in plain text is found, whatever it is', () => {
  const address = `0x${'a1'.repeat(20)}`
  expect(found(`Ask ${address}.`)).toEqual([`1 ${address}`])
})

test.each([
  `Chain id \`${ID}\`.`,
  `Remix shows \`Custom (${ID}) network\`.`,
  `\`\`\`text\n${ID}\n\`\`\``,
  `[The explorer](https://explorer.example.org/${ID})`,
  'See https://explorer.example.org/a.',
  `::add{id="${ID}"}`,
  `Block ${ID}0`,
  `## Chain id ${ID}`,
])('%j needs no button of its own', (text) => {
  expect(found(text)).toEqual([])
})
