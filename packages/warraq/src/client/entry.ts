import { readDocumentData } from '../shared/browser/read-document-data.ts'
import { defineElements, wakeRareElements } from '../theme/browser/define-elements.ts'
import { keepEarlyClicks } from './early-clicks.ts'
import { start } from './runtime.ts'

/**
 * Entry of the browser runtime. The page is complete without it: first its elements are upgraded,
 * then navigation and search start. Each runs in its own task, because this one ends with the
 * browser's own work on the parsed document.
 */
document.documentElement.dataset.client = 'true'
keepEarlyClicks()
setTimeout(() => {
  // Whatever fails here: readers get on.
  setTimeout(() => start(readDocumentData(document)))
  defineElements()
  wakeRareElements()
})
