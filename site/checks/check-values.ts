import { chainIdsOf } from '../copy-values/chain-ids.ts'
import { isTaken } from '../copy-values/taken-values.ts'
import { network } from '../network.ts'
import { pageCheck } from './page-check.ts'

const CHAIN_IDS = chainIdsOf(network)
/** Code, which gets a button; headings, where none has room; links, tags, comments, attributes. */
const LEFT_OUT = /^#{1,6} .*|`[^`]*`|!?\[[^[\]]*\]\([^()]*\)|<[^<>]*>|\{[^{}]*\}/g
/** Markdown makes links of these. */
const LINK = /^https?:/
const WORD = /[^\s,;()"“”‘’*|]+/g

/** Checks that values which readers copy are inline code, because only that gets a button to copy it. */
export const checkValues = pageCheck(function* ({ prose }) {
  const words = prose.flatMap(({ content, line }) => {
    const found = content.replaceAll(LEFT_OUT, ' ').match(WORD) ?? []
    return found.map((word) => ({ value: word.replace(/[.:]$/, ''), line }))
  })
  for (const { value, line } of words) {
    if (LINK.test(value) || (!CHAIN_IDS.has(value) && !isTaken(value))) continue
    yield {
      code: 'values/no-code',
      line,
      found: value,
      expected: 'inline code, which gets a button that copies it',
      fix: 'put the value between backticks',
    }
  }
})
