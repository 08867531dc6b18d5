import { expect, test } from 'vitest'
import { checkAddresses } from './check-addresses.ts'

const found = (text: string) =>
  checkAddresses({ file: 'a.md', text }).map(({ line, found: what }) => `${line} ${what}`)

const RIGHT = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const BECH32 = 'haqq1fl48vsnmsdzcv85q5d2q4z5ajdha8yu3huuu8p'

test('correct addresses pass, and so do those without letters', () => {
  expect(found(`${RIGHT} ${BECH32} 0x1122334455667788990011223344556677889900`)).toEqual([])
})

test('lower case is allowed only in code, as nodes return it', () => {
  const lower = RIGHT.toLowerCase()
  expect(found(`Send to ${lower}.\n\n\`\`\`json\n"${lower}"\n\`\`\`\n`)).toEqual([`1 ${lower}`])
})

test('a wrong letter is found in text and in code', () => {
  const wrong = RIGHT.replace('aAeb', 'aaeb')
  expect(found(`\n\`${wrong}\`\n\n\`\`\`text\n${wrong}\n\`\`\``)).toEqual([
    `2 ${wrong}`,
    `5 ${wrong}`,
  ])
  const bech = BECH32.replace('fl48', 'fl49')
  expect(found(bech)).toEqual([`1 ${bech}`])
  expect(found(BECH32.slice(0, -1))).toHaveLength(1)
})

test('hashes, longer numbers, other prefixes, placeholders and shortened addresses are ignored', () => {
  expect(
    found(
      `0x${'aB'.repeat(32)} osmo1fl48vsnmsdzcv85q5d2q4z5ajdha8yu3aq6l09 haqq1youraddress haqq1fl48…`,
    ),
  ).toEqual([])
})
