import { counted, countedTo, fenced, filled, filledTo, listOf } from './filled.ts'

/** Longer ones are shown as text. */
const LONGEST_DIAGRAM = 19_000

/** By language. */
export const CODE = {
  js: {
    'marks of code': filled(';', '', ' // [!code ++]'),
    'comments of marks': filled('// highlight-next-line\n'),
    'open marks of code': filled('[!code \\'),
    'long line of code': filled('a('),
    'stars of marks': filled('*', 'a // [!code ++] ', '-'),
    'lines of a mark': filled('a // [!code focus:99999999]\n'),
    'starts of marks': filled('// highlight-start\n'),
    'marks by line': filled('a // [!code ++]\n'),
    'expressions of a script': filled('/a'),
    'quotes of a script': filled('"'),
    'comments of a script': filled('/* '),
  },
  console: {
    'prompt of a session': filled('(:', '0:'),
    'lines of a session': filled('$ a\nb\n'),
  },
  json: {
    'brackets of JSON': filled('['),
    'keys of JSON': `{${counted((at) => `"a${at}": 1,`)}"b": 1}`,
  },
  yaml: {
    'aliases of YAML': counted((at) => `a${at}: &a${at} [*a${at - 1}, *a${at - 1}]\n`),
    'indents of YAML': counted((at) => `${' '.repeat(at % 300)}a:\n`),
  },
  bash: {
    'quotes of a shell': filled('\\"'),
    'documents of a shell': counted((at) => `a <<E${at}\n`),
    'substitutions of a shell': filled('$('),
    'pipes of a shell': filled('a | '),
    'lines of a shell': filled('haqqd tx bank send a b 1aISLM\n'),
    'flags of a shell': filled('--a ', 'haqqd tx bank send '),
    'continued lines of a shell': filled('a \\\n'),
    placeholders: filled('<YOUR_KEY> '),
  },
  ts: {
    'angle brackets of types': filled('a<'),
    'templates of a script': filled('`${'),
  },
  html: {
    'tags of HTML code': filled('<b>'),
  },
  solidity: {
    'parentheses of Solidity': filled('('),
    'functions of Solidity': filled('function a() {'),
  },
  go: {
    'braces of Go': filled('func(){'),
  },
  python: {
    'indents of Python': counted((at) => `${' '.repeat(at % 200)}if a:\n`),
    'quotes of Python': filled('"""'),
  },
  rust: {
    'lines of Rust': filled('r#"'),
  },
  md: {
    'lines of Markdown': filled('> - *a\n'),
  },
  diff: {
    'lines of a difference': filled('+a\n'),
  },
  sql: {
    'words of SQL': filled('SELECT ('),
  },
  toml: {
    'sections of TOML': counted((at) => `[a${at}]\nb = [[[[\n`),
  },
  xml: {
    'lines of XML': filled('<a b="'),
  },
  css: {
    'rules of CSS': filled('a{'),
  },
  php: {
    'blocks of PHP': filled('<?php '),
  },
}

/** `a0 & a1`, for 200 nodes. */
const nodes = (letter: string) => listOf(200, (at) => letter + at).join(' & ')

export const DIAGRAMS = {
  'label of a diagram': filled('\t', 'sequenceDiagram\nA->>B:', '":'),
  'brackets of a diagram': `graph TD\n${'<(<'.repeat(6000)}`,
  'edges of a flowchart': 'graph TD\n'.concat(
    countedTo(LONGEST_DIAGRAM, (at) => `a${at % 40} --> b${(at * 7) % 40}\n`),
  ),
  'names of a flowchart': countedTo(LONGEST_DIAGRAM, (at) =>
    at === 0 ? 'graph TD\n' : `Début${at}\n`,
  ),
  messages: filledTo(LONGEST_DIAGRAM, 'A->>B: a\n', 'sequenceDiagram\n'),
  classes: countedTo(LONGEST_DIAGRAM, (at) =>
    at === 0 ? 'classDiagram\n' : `class A${at} {\n+b()\n}\n`,
  ),
  states: countedTo(LONGEST_DIAGRAM, (at) => (at === 0 ? 'stateDiagram-v2\n' : `s${at}\n`)),
  'groups of a flowchart': filledTo(LONGEST_DIAGRAM, 'subgraph a\n', 'graph TD\n'),
  'long label': filledTo(LONGEST_DIAGRAM, 'a ', 'graph TD\na["', '"]'),
  'ampersands of a flowchart': `graph TD\n${nodes('a')} --> ${nodes('b')}`,
}

export const BLOCKS_OF_CODE = {
  'options of a fence': fenced(filled('\t', '{', '.js'), 'x'),
  'blocks of code': filled(`${fenced('js', 'a')}\n`),
  'blocks of text': filled(`${fenced('', 'a')}\n`),
  'indented code': filled('    a\n\n'),
  'title of code': fenced(filled('a', 'js title="', '"'), 'a'),
  'options of code': fenced(
    counted((at) => `${at === 0 ? 'js ' : ''}a${at}="b" `),
    'a',
  ),
  'quote of an option': fenced(filled('\\', 'js title="'), 'a'),
}
