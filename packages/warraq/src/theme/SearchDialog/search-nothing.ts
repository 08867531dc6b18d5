import { element } from '../../shared/create-element.ts'
import type { DialogText } from './dialog-text.ts'
import { externalLink } from './external-link.ts'

export interface SearchNothingSource {
  readonly text: DialogText
  readonly query: string
  readonly suggestions: readonly string[]
  readonly reportUrl: string | undefined
  readonly onSuggest: (name: string) => void
}

/** Nothing found, and how to go on. */
export function searchNothing(source: SearchNothingSource): HTMLElement {
  const { text, query, suggestions, reportUrl, onSuggest } = source
  const [before = '', after = ''] = text.noResultsFor.split('{query}')
  const message = element(
    'div',
    { className: 'search-message' },
    element(
      'p',
      { className: 'search-message-title' },
      before,
      element('strong', {}, query),
      after,
    ),
  )
  if (suggestions.length > 0) {
    const entries = suggestions.map((name) =>
      element(
        'li',
        {},
        element(
          'button',
          { type: 'button', className: 'search-suggestion', onclick: () => onSuggest(name) },
          name,
        ),
      ),
    )
    message.append(element('p', {}, text.trySearchingFor), element('ul', {}, ...entries))
  }
  if (reportUrl !== undefined) {
    const href = reportUrl.replaceAll('{query}', () => encodeURIComponent(query))
    const link = externalLink(href, text.reportMissingResultLink)
    message.append(element('p', {}, `${text.reportMissingResult} `, link))
  }
  return message
}
