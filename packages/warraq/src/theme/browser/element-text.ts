import { defaultElementText, type ElementText } from '../../shared/element-text.ts'

let text: ElementText | undefined

/** The strings of elements in the language of the document. */
export function elementText(): ElementText {
  // The build wrote them into the document.
  text ??= { ...defaultElementText, ...JSON.parse(document.body.dataset.elementText ?? '{}') }
  return text as ElementText
}
