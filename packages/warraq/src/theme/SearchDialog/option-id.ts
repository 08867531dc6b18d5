/** Id of the list that the field controls. */
export const LIST_ID = 'search-list'

/** Id of an option by its index. */
export function optionId(index: number): string {
  return `search-option-${index}`
}
