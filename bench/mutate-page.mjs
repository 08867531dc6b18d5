// Makes pages that nobody would write, from pieces that somebody did.

/** Pieces of Markdown and MDX that open, close or interrupt something. */
const PIECES = [
  ...['- a', '  - b', '1. c', '   10) d', '* * *', '- [x] e', '-', '> f', '> - g', '>> h', '>'],
  ...[
    ':::note',
    ':::',
    '  :::',
    '    :::',
    '::::tip[T]',
    '::::',
    ':::details',
    '::card',
    ':abbr[x]{title=y}',
  ],
  ...[
    '<A>',
    '  <A>',
    '</A>',
    '  </A>',
    '    </A>',
    '<A/>',
    '<>',
    '</>',
    '<A b={1}>',
    '<details>',
    '</details>',
  ],
  ...[
    '<summary>',
    '</summary>',
    '<div>',
    '</div>',
    '  </div>',
    '<br>',
    '<!-- i',
    '-->',
    '<p>x</p>',
    '<td>',
  ],
  ...[
    '{',
    '}',
    '{1}',
    '{/* j */}',
    '{`',
    '`}',
    'export const k = 1',
    "import L from './l'",
    '{m.map(() => <N/>)}',
  ],
  ...[
    '| o | p |',
    '| --- | :-: |',
    '| q |',
    '|',
    '```js',
    '```',
    '~~~',
    '    code',
    '\tcode',
    '````md',
  ],
  ...[
    '# R',
    '## S {#s}',
    '## T \\{#t}',
    'U',
    '===',
    '---',
    '[^1]',
    '[^1]: v',
    '    w',
    '[x]: /y',
    '[x]',
    '![z](a.png)',
  ],
  ...[
    '$b$',
    '$$',
    '$$c$$',
    '`d',
    '**e',
    '_f_*g*',
    '~~h~~',
    '&amp;',
    '\\',
    ':smile:',
    'https://i.example',
    '<j@k.example>',
  ],
  ...[
    '@@include l',
    '::include[m]',
    '[[n|o]]',
    '<<< p',
    '!!! q',
    '??? r',
    '=== "s"',
    '{% t %}',
    '{{ u }}',
    'v: w',
    ': x',
  ],
  ...['Ж', '漢字', '\u0000', '\u200b', '\ud83d\ude00', 'é\u0301', '\r', '\ufeff', '\u2028', '  '],
]
const INDENTS = ['', '', '', ' ', '  ', '   ', '    ', '\t', '> ', '- ', '  > ']

/** Random numbers that a seed repeats (mulberry32). */
export function randomOf(seed) {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

/**
 * One page for a seed.
 * @param {readonly string[]} texts pages that somebody wrote
 */
export function mutatedPage(seed, texts) {
  const random = randomOf(seed)
  const oneOf = (list) => list[random(list.length)]
  const piece = () => oneOf(INDENTS) + oneOf(PIECES)
  const format = random(2) === 0 ? 'mdx' : 'md'
  if (random(3) > 0) {
    const lines = Array.from({ length: 2 + random(14) }, () => (random(3) === 0 ? '' : piece()))
    return { format, text: lines.join('\n') }
  }
  const written = oneOf(texts).split('\n')
  const from = random(written.length)
  const lines = written.slice(from, from + 5 + random(60))
  for (let times = 1 + random(8); times > 0; times--) {
    const at = random(lines.length + 1)
    const change = random(6)
    if (change === 0) lines.splice(at, 1 + random(3))
    else if (change === 1) lines.splice(at, 0, piece())
    else if (change === 2) lines.splice(at, 0, '', piece(), '')
    else if (change === 3) lines.splice(at, 0, lines[random(lines.length)] ?? '')
    else if (change === 4) lines[at] = oneOf(INDENTS) + (lines[at] ?? '')
    else lines[at] = (lines[at] ?? '').slice(random((lines[at] ?? '').length + 1))
  }
  return { format, text: lines.join('\n') }
}
