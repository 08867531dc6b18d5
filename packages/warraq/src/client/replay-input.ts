/**
 * Tell React of text that the reader typed before an island was hydrated. React leaves the text in
 * its field, but the component still has the one from the build.
 */
export function replayTyping(island: Element): void {
  for (const field of island.querySelectorAll<TextField>(TEXT_FIELDS)) {
    const { value, defaultValue, selectionStart, selectionEnd } = field
    if (value === defaultValue) continue
    // React ignores an event if the field has the value that was last assigned to it, so assign the
    // old one, and set the new one behind React's back.
    field.value = defaultValue
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    // Fields such as numbers have no caret.
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement

const TEXT_FIELDS = 'input:not([type=checkbox], [type=radio], [type=file]), textarea'

/**
 * Tell React of the entries that the reader chose from lists before an island was hydrated. React
 * leaves the entry in its list, but the component still has the one from the build.
 */
export function replayChoices(island: Element): void {
  for (const list of island.querySelectorAll('select')) {
    // Without a selected entry in its HTML, a list shows its first one.
    const built =
      [...list.options].find(({ defaultSelected }) => defaultSelected) ?? list.options[0]
    if (built?.selected === false) list.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
