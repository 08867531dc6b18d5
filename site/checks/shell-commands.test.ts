import { expect, test } from 'vitest'
import { shellCommands } from './shell-commands.ts'

const read = (script: string) =>
  shellCommands(script).map(({ line, words }) => `${line} ${words.join('|')}`)

test.each([
  ['a b; c && d | e &\nf', ['1 a|b', '1 c', '1 d', '1 e', '2 f']],
  ['say \'a b\' "c $X" d\\ e', ['1 say|a b|c $X|d e']],
  ['tx send \\\n  --from me \\\n  --yes\nnext', ['1 tx|send|--from|me|--yes', '4 next']],
  ['echo a # b; c\n# d\ne', ['1 echo|a', '3 e']],
  ['A="$(chain keys show "$KEY" --bech val)"', ['1 chain|keys|show|$KEY|--bech|val', '1 A=$()']],
  ['x `y z` w', ['1 y|z', '1 x|$()|w']],
  ['cat <<EOF > file\nchain wrong\nEOF\nchain right', ['1 cat', '4 chain|right']],
  ['chain status 2>&1 > out.txt | jq .', ['1 chain|status', '1 jq|.']],
  ['if chain status; then echo ok; fi', ['1 chain|status', '1 echo|ok']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: shell
  ['echo "${A:-b}" ${C}', ['1 echo|${A:-b}|${C}']],
  ['echo "open', ['1 echo|open']],
])('%j', (script, commands) => {
  expect(read(script)).toEqual(commands)
})

test('files written by redirection belong to their command', () => {
  const script = 'a > x 2>&1; b >> "y z" < in | c\ncat <<EOF > d\ntext\nEOF'
  expect(shellCommands(script).map(({ words, writes }) => [words[0], writes])).toEqual([
    ['a', ['x']],
    ['b', ['y z']],
    ['c', undefined],
    ['cat', ['d']],
  ])
})

test('substitutions in substitutions are read', () => {
  expect(shellCommands(`${'a $('.repeat(9)}b${')'.repeat(9)}`)).toHaveLength(10)
})
