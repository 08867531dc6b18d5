import { describe, expect, test } from 'vitest'
import { finishTables } from './finish-tables.ts'

const table = (...rows: readonly string[]) =>
  `<table><thead><tr>${rows[0]}</tr></thead><tbody>${rows
    .slice(1)
    .map((row) => `<tr>${row}</tr>`)
    .join('')}</tbody></table>`
const PROSE = 'some words that go on for a while and do not fit beside others'

test('a table that fits everywhere is only wrapped', () => {
  const html = table('<th>Key</th><th>Value</th>', '<td>a</td><td>1</td>')
  expect(finishTables(`<p>x</p>${html}<p>y</p>`)).toBe(
    `<p>x</p><docs-table>${html}</docs-table><p>y</p>`,
  )
})

test('a table that is too wide for a phone gets the label and the role of each cell', () => {
  const html = finishTables(
    table(
      '<th scope="col">Key</th><th>Type</th><th>A &amp; B</th>',
      `<td>a</td><td>${PROSE}</td><td>${PROSE}</td>`,
    ),
  )
  expect(html).toBe(
    '<docs-table class="stacks"><table role="table"><thead role="rowgroup"><tr role="row">' +
      '<th role="columnheader" scope="col">Key</th><th role="columnheader">Type</th><th role="columnheader">A &amp; B</th></tr></thead>' +
      '<tbody role="rowgroup"><tr role="row"><td role="cell">a</td>' +
      `<td role="cell" data-label="Type">${PROSE}</td><td role="cell" data-label="A &amp; B">${PROSE}</td>` +
      '</tr></tbody></table></docs-table>',
  )
})

test('in a table with two columns the first is the label of the second', () => {
  const html = finishTables(
    table(
      '<th>Key</th><th>Value</th>',
      `<td><code>a-short-code-of-20-1</code></td><td><code>a-short-code-of-20-1</code></td>`,
    ),
  )
  expect(html).toContain('class="stacks"')
  expect(html).not.toContain('data-label')
})

describe('cells that span several places', () => {
  /** Texts of the cells with a label, after their label. */
  const labelled = (html: string) =>
    [...finishTables(html).matchAll(/data-label="([^"]*)"[^>]*>([^<]*)</g)].map(
      ([, label, text]) => `${label} = ${text}`,
    )
  const long = `${PROSE} and more`

  test('a row below a cell with rowspan is labelled by the columns that it shows', () => {
    const html = table(
      '<th>Network</th><th>Kind</th><th>Address</th>',
      `<td rowspan="2">Main</td><td>RPC</td><td>${long} 1</td>`,
      `<td>REST of ${long}</td><td>${long} 2</td>`,
    )
    expect(labelled(html)).toEqual([
      'Kind = RPC',
      `Address = ${long} 1`,
      `Kind = REST of ${long}`,
      `Address = ${long} 2`,
    ])
  })

  test('a head of two rows names each column from top to bottom, a wide cell all its columns', () => {
    const html =
      `<table><thead><tr><th rowspan="2">Key</th><th colspan="2">Main</th></tr><tr><th>RPC</th><th>REST</th></tr></thead>` +
      `<tbody><tr><td>${long}</td><td>${long}</td><td>2</td></tr><tr><td>b</td><td colspan="2">none</td></tr></tbody></table>`
    expect(labelled(html)).toEqual([
      `Main: RPC = ${long}`,
      'Main: REST = 2',
      'Main: RPC, Main: REST = none',
    ])
  })

  test.each(['0', '-1', 'x', '', '2', '9999999999'])('rowspan="%s" stays in the table', (span) => {
    const html = table(
      '<th>A</th><th>B</th><th>C</th>',
      `<td rowspan="${span}" colspan="${span}">${long}</td><td>1</td>`,
    )
    expect(finishTables(html)).toContain('docs-table')
  })
})

test('columns that fit neither a phone nor the text column need the width of the page', () => {
  const code = '<td><code>twenty-letters-12345</code></td>'
  const html = finishTables(table('<th>A</th><th>B</th><th>C</th><th>D</th>', code.repeat(4)))
  expect(html).toContain('<docs-table class="stacks needs-width">')
})

test('the buttons of values take part in the room that a table needs', () => {
  const rows = (cell: string) =>
    finishTables(table('<th>A</th><th>B</th><th>C</th><th>D</th>', `<td>${cell}</td>`.repeat(4)))
  expect(rows('<code>twelve-12345</code>')).not.toContain('needs-width')
  expect(rows('<docs-copy><code>twelve-12345</code></docs-copy>')).toContain('needs-width')
})

test.each([
  ['https://rpc.shop.example', 'stacks has-room'],
  [`0x${'9a'.repeat(20)}`, 'stacks'],
])('values keep their line where the columns have room for them whole: %s', (value, classes) => {
  const cell = `<td><docs-copy><code>${value}</code></docs-copy></td>`
  expect(finishTables(table('<th>A</th><th>B</th>', cell.repeat(2)))).toContain(
    `<docs-table class="${classes}">`,
  )
})

describe('headers', () => {
  test('adds row headers if the corner is empty, but not for empty cells', () => {
    const html = finishTables(
      table('<th></th><th>Main</th>', '<td>Chain</td><td>1</td>', '<td></td><td>2</td>'),
    )
    expect(html).toContain('<tr><td></td><th>Main</th></tr>')
    expect(html).toContain('<tr><th scope="row">Chain</th><td>1</td></tr>')
    expect(html).toContain('<tr><td></td><td>2</td></tr>')
  })

  test('adds row headers to a table without a head, too', () => {
    expect(finishTables('<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>')).toBe(
      '<docs-table><table><tbody><tr><th scope="row">a</th><td>b</td></tr></tbody></table></docs-table>',
    )
  })
})

test('a wrapped table is not wrapped again; a table of an island stays as React rendered it', () => {
  const inner = table('<th>A</th>', '<td>1</td>')
  expect(finishTables(`<docs-table>${inner}</docs-table>`)).toBe(
    `<docs-table>${inner}</docs-table>`,
  )
  const island = `<docs-island data-name="X">${inner}</docs-island>`
  expect(finishTables(island)).toBe(island)
})

describe('long values', () => {
  const cell = (html: string) => {
    const [, inside] =
      /<td[^>]*>(.*)<\/td>/.exec(finishTables(table('<th>A</th>', `<td>${html}</td>`))) ?? []
    return inside
  }

  test.each([
    [
      '<code>haqq.vesting.v1.Query/TotalLocked</code>',
      '<code>haqq.<wbr>vesting.<wbr>v1.<wbr>Query/<wbr>TotalLocked</code>',
    ],
    [
      '<code>0x80b5a32E4F032B2a058b4F29EC95EEfEEB87aDcd</code>',
      '<code>0x80b5a3<wbr>2E4F032B<wbr>2a058b4F<wbr>29EC95EE<wbr>fEEB87aDcd</code>',
    ],
    ['<code>eth_getBalance</code>', '<code>eth_getBalance</code>'],
    [
      '<code>haqqd query bank balances</code>',
      '<code>haqqd <wbr>query <wbr>bank <wbr>balances</code>',
    ],
    [
      '<a href="https://explorer.haqq.network/x">https://explorer.haqq.network/x</a>',
      '<a href="https://explorer.haqq.network/x">https://<wbr>explorer.<wbr>haqq.<wbr>network/x</a>',
    ],
    [
      '<code><i title="a > bbbbbbbbbbbb.ccccccccccccccc">short words that go on</i></code>',
      '<code><i title="a > bbbbbbbbbbbb.ccccccccccccccc">short <wbr>words <wbr>that <wbr>go <wbr>on</i></code>',
    ],
    [
      '<!-- a > bbbbbbbbbbbb.ccccccccccccccc -->bbbbbbbbbbbb.ccccccccccccccc',
      '<!-- a > bbbbbbbbbbbb.ccccccccccccccc -->bbbbbbbbbbbb.<wbr>ccccccccccccccc',
    ],
    ['<code>eth_<wbr>getBalance and more</code>', '<code>eth_<wbr>getBalance and more</code>'],
    ['short words only, as ever', 'short words only, as ever'],
    [
      '<code>map&lt;string,&nbsp;Balances&gt;</code>',
      '<code>map&lt;string,<wbr>&nbsp;Balances&gt;</code>',
    ],
  ])('%s', (html, expected) => {
    expect(cell(html)).toBe(expected)
  })
})
