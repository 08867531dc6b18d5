import { canAllowAttribute, canAllowElement } from '@warraq/markup/allowable-html'
import { isKnownElement } from '@warraq/markup/allowed-html'
import type { HtmlFault } from '@warraq/markup/judge-html'
import { runsCode } from '@warraq/markup/url-scheme'
import type { Diagnostic } from '../../shared/data/diagnostic.ts'
import type { ProblemCode } from '../../shared/data/problem-codes.ts'

interface Advice extends Pick<Diagnostic, 'expected' | 'fix'> {
  readonly code: ProblemCode
}

interface WrittenNames {
  readonly tag: string
  readonly attribute?: string | undefined
}

const FORBIDDEN = {
  code: 'html/forbidden',
  expected: 'elements and attributes that only show something',
} as const

/** What an author can do about an address that runs code, or has an unknown scheme. */
export function addressAdvice(address: string): Advice {
  return {
    code: 'html/forbidden-address',
    expected: 'a path, or an address that begins with https:, mailto: or another harmless scheme',
    fix: addressFix(address),
  }
}

function addressFix(address: string): string {
  if (runsCode(address)) return 'correct or remove the address; no reader can follow it'
  if (/^(?:localhost|[\w-]+(?:\.[\w-]+)+):\d/i.test(address)) return `write http://${address}`
  if (/^[a-z]:/i.test(address)) return 'write a path from the page to the file, with / in it'
  const scheme = /^[a-z][a-z\d+.-]*:/i.exec(address)?.[0].toLowerCase()
  if (scheme === undefined) return 'correct the address'
  return `correct the address, or name its scheme in docs.config.ts: checks: { allowedHtml: ['${scheme}'] }`
}

const FRAME_ADVICE: Advice = {
  code: 'html/forbidden-address',
  expected: 'an address that begins with https://; pages of the site are never in a frame',
  fix: 'readers get a link in place of the frame; show the content on the page itself',
}

/** What an author can do about a fault. */
export function adviceFor(fault: HtmlFault, written: WrittenNames): Advice {
  switch (fault.kind) {
    case 'element':
      return { ...FORBIDDEN, fix: elementFix(fault, written) }
    case 'attribute':
      return { ...FORBIDDEN, fix: attributeFix(fault, written) }
    case 'address':
      return fault.tag === 'iframe' ? FRAME_ADVICE : addressAdvice(fault.value ?? '')
    case 'unclosed':
      return {
        code: 'html/unclosed',
        expected: 'HTML that ends where the page ends',
        fix: 'close every element and comment, and remove closing tags that close nothing',
      }
    case 'ambiguous':
      return {
        code: 'html/ambiguous',
        expected: 'HTML that every parser reads in the same way',
        fix: 'write the tag or comment in its usual form',
      }
  }
}

function elementFix({ tag = '' }: HtmlFault, written: WrittenNames): string {
  // In MDX a name like this would be that of a component.
  if (/^[A-Z]/.test(written.tag) && written.tag !== written.tag.toUpperCase())
    return `if it is a component, rename the page to .mdx; if it is text, write \\<${written.tag}>`
  if (!isKnownElement(tag))
    return `if it is text, write \\<${written.tag}>; if it is an element, name it in checks.allowedHtml of docs.config.ts`
  return canAllowElement(tag)
    ? 'use Markdown, a directive or a component of the site, or name the element in checks.allowedHtml of docs.config.ts'
    : 'remove it; what runs or styles something belongs to a component or a style sheet of the site'
}

function attributeFix({ tag = '', attribute = '' }: HtmlFault, written: WrittenNames): string {
  if (attribute === 'style')
    return 'give the element a class, and the class a rule with these declarations in the style sheet of the site'
  if (written.attribute === 'className') return 'write class'
  if (!canAllowAttribute(attribute)) return 'remove it; what reacts to readers belongs to an island'
  return `remove it, or allow it in docs.config.ts: checks: { allowedHtml: ['${tag}[${attribute}]'] }`
}
