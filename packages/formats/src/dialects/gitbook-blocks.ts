import { posix } from 'node:path'
import { codeOf, problemAt, type WrittenPage } from 'warraq/plugin'
import { ownValue } from '../own-value.ts'
import { placeIn } from './place-in.ts'

const LONGEST_TAG = 2000
const TAG = /^([ \t]*)\{%-?\s*([a-z]+(?:-[a-z]+)*)\b((?:"[^"]*"|'[^']*'|[^%"'])*)-?%\}[ \t]*$/
const STYLES: Readonly<Record<string, string>> = {
  success: 'tip',
  warning: 'warning',
  danger: 'danger',
}

/** What a line with a tag becomes, and what readers miss of it. */
interface Rewritten {
  readonly line: string
  /** Absent: nothing. */
  readonly missed?: string
}

type Tag = (value: (attribute: string) => string) => Rewritten

const NOTHING: Rewritten = { line: '' }
const leftOut = (missed: string) => () => ({ ...NOTHING, missed })

/** The tags that can be said in our Markdown, or whose content says enough without them. */
const TAGS: Readonly<Record<string, Tag>> = {
  hint: (value) => ({ line: `:::${ownValue(STYLES, value('style')) ?? 'info'}` }),
  tabs: () => ({ line: ':::tabs' }),
  tab: (value) => ({ line: `:::tab[${value('title').replace(/[[\]]/g, '\\$&')}]` }),
  // Its title moves to the fence below it.
  code: () => NOTHING,
  // Its content is the link.
  'content-ref': () => NOTHING,
  embed: (value) => ({ line: linkTo(value('url')), missed: 'an embed, shown as a link' }),
  file: (value) => ({ line: linkTo(value('src'), posix.basename(value('src'))) }),
  stepper: leftOut('steps, shown as sections without numbers'),
  step: () => NOTHING,
  columns: leftOut('columns, shown one below the other'),
  column: () => NOTHING,
  updates: leftOut('a list of updates, shown as sections'),
  update: (value) => ({ line: value('date') === '' ? '' : `**${value('date')}**` }),
}

/** Tags that become directives, whose ends are lines of their own. */
const DIRECTIVES = ['hint', 'tabs', 'tab']

/** The end of a tag; that of most says nothing. */
function endOf(name: string): Tag | undefined {
  const [, ended = ''] = /^end(.+)/.exec(name) ?? []
  if (!Object.hasOwn(TAGS, ended)) return undefined
  return () => (DIRECTIVES.includes(ended) ? { line: ':::' } : NOTHING)
}

/** Tags that say that a page was written for GitBook. */
const SIGN =
  /\{%-?\s*(?:hint|tabs|stepper|columns|updates|content-ref\s+url=|embed\s+url=|file\s+src=|code\s+(?:title|overflow|lineNumbers|fullWidth)=)|\{%-?\s*endcode\b/

/**
 * Rewrite the blocks of GitBook as directives and Markdown, and report those of which readers miss
 * something; each line stays where it is.
 *
 *     {% hint style="info" %}    :::info
 *     Text.                      Text.
 *     {% endhint %}              :::
 */
export function directivesOfGitBook(text: string, page: WrittenPage): string {
  if (!SIGN.test(text)) return text
  const { lines, fences, indented } = codeOf(text, 'md')
  const blocks = [...indented, ...fences.map((fence) => [fence.line, fence.lastLine] as const)]
  const isCode = (at: number) => blocks.some(([first, last]) => first <= at + 1 && at < last)
  const tagAt = (line: string, at: number) => {
    const tag = isCode(at) ? undefined : tagOf(line)
    // Within HTML, no directive would be seen.
    return lines.has(at) && tag?.rewritten.line !== '' ? undefined : tag
  }
  /** The title of a block of code whose fence is still to come. */
  let title = ''
  return text
    .split('\n')
    .map((line, at) => {
      const tag = tagAt(line, at)
      if (tag === undefined) {
        const written = titled(line, title)
        if (line.trim() !== '') title = ''
        return written
      }
      const { indent, codeTitle, rewritten } = tag
      const { line: shown, missed } = rewritten
      title = codeTitle ?? title
      if (missed !== undefined) page.report(missedPart(line, missed, placeIn(page, at + 1)))
      return shown === '' ? '' : indent + shown
    })
    .join('\n')
}

function tagOf(line: string) {
  // A longer line is not a tag: the expression takes the square of its length.
  const [match, indent = '', name = '', attributes = ''] =
    line.length > LONGEST_TAG ? [] : (TAG.exec(line) ?? [])
  const rewrite = ownValue(TAGS, name) ?? endOf(name)
  if (match === undefined || rewrite === undefined) return undefined
  const value = (key: string) =>
    new RegExp(`\\b${key}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)?.slice(1).join('') ??
    ''
  return {
    indent,
    codeTitle: name === 'code' ? value('title') : undefined,
    rewritten: rewrite(value),
  }
}

/** The opening fence of a block of code, with its title. */
function titled(line: string, title: string): string {
  const [, fence, language = '', rest = ''] =
    /^([ \t]*(?:`{3,}|~{3,}))(\S*)([\s\S]*)$/.exec(line) ?? []
  if (fence === undefined || title === '') return line
  return `${fence}${language || 'text'}${rest} title="${title.replaceAll('"', '&quot;')}"`
}

function linkTo(address: string, label = address): string {
  return address === '' ? '' : `[${label.replace(/[[\]\\*_`<>]/g, '\\$&')}](<${address}>)`
}

function missedPart(line: string, missed: string, place: ReturnType<typeof placeIn>) {
  return problemAt(place, 'foreign/liquid', {
    found: `${line.trim()} of GitBook: ${missed}`,
    expected: 'Markdown; the rest is shown as usual',
    fix: 'write Markdown that says it: a link, a numbered list, headings',
    cause: `GitBook: ${missed}`,
  })
}
