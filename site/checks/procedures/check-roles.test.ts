import { expect, test } from 'vitest'
import { checkRoles } from './check-roles.ts'

const found = (text: string) =>
  checkRoles({ file: 'a.md', text }).map(({ line, found: what }) => `${line} ${what}`)

test('an example address without a role is found, in text and in code', () => {
  expect(found('From 10.0.0.7.\n\n```bash\nping 192.168.1.4\nping 198.51.100.9\n```\n')).toEqual([
    '1 10.0.0.7',
    '4 192.168.1.4',
    '5 198.51.100.9',
  ])
})

test('machines of the list, public addresses, versions and masks pass', () => {
  expect(found('10.0.0.1, 203.0.113.10, 127.0.0.1, 8.8.8.8, v10.0.0 and 80.240.20.106')).toEqual([])
})

test('a mark of a drill names any address, and the title of a block does not', () => {
  const block = (meta: string) => `\`\`\`bash ${meta}\nufw status\n\`\`\`\n`
  expect(found(block('title="haqq@validator" sees="10.0.0.3:22" prints=\'10.0.0.7\''))).toEqual([])
  expect(found(block('title="you@10.0.0.7" sees="x"'))).toEqual(['1 10.0.0.7'])
})
