/** Id of the list that the field controls. */
export const LIST_ID = 'search-list'

/** Id of an option by its place in the list. */
export function optionId(index: number): string {
  return `search-option-${index}`
}
