import { escapeHtml } from '@warraq/markup/escape-html'
import { fillText } from '@warraq/search-dialog/shared/fill-text'
import type { UiText } from './ui-text.ts'

// Unicode reserves these characters for programs: no text holds them.
const [START, VALUE, END] = ['\uFDD0', '\uFDD1', '\uFDD2']
const ANY_MARK = /[\uFDD0-\uFDD2]/
const MARK = /\uFDD0(\w+)([^\uFDD0\uFDD2]*)\uFDD2/g

const WRITTEN = Symbol('the texts in one language')

/** Texts that are marks, with a function that returns the texts in one language. */
interface MarkedText extends UiText {
  readonly [WRITTEN]?: () => UiText
}

/**
 * Marks in place of the texts, so that HTML with them can be filled in for every language. A mark
 * keeps the placeholders of its text: `fillText` and `FilledText` put their values into the mark.
 *
 *     Direct link to {heading}   -> [directLink|{heading}] -> [directLink|Oil] -> Lien direct vers Oil
 *
 * @param note called when something needs the texts of one language
 */
export function markedText(text: UiText, note: () => void): UiText {
  const marks = Object.entries(text).map(([key, value]) => {
    const values = placeholdersOf(value).map((name) => `${VALUE}${name}={${name}}`)
    return [key, `${START}${key}${values.join('')}${END}`]
  })
  const written = () => {
    note()
    return text
  }
  return { ...(Object.fromEntries(marks) as UiText), [WRITTEN]: written } as MarkedText
}

/** The texts in one language, for what does something else with a text than to show it. */
export function writtenText(text: UiText): UiText {
  return (text as MarkedText)[WRITTEN]?.() ?? text
}

/** HTML whose marks are replaced by the texts of a language. */
export function fillMarks(html: string, text: UiText): string {
  const filled = html.replace(MARK, (_, key: keyof UiText, given: string) => {
    const values = given
      .split(VALUE)
      .slice(1)
      .map((value) => [value.slice(0, value.indexOf('=')), value.slice(value.indexOf('=') + 1)])
    return fillText(escapeHtml(text[key]), Object.fromEntries(values))
  })
  // The value of a mark may hold another mark, which is filled first.
  return filled === html ? html : fillMarks(filled, text)
}

/** Whether a text holds a mark, or a piece of one. */
export function hasMark(text: string): boolean {
  return ANY_MARK.test(text)
}

function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []))]
}
