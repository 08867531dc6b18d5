import { readDocumentData } from '../shared/read-document-data.ts'
import { defineElements, wakeRareElements } from '../theme/browser/index.ts'
import { keepEarlyClicks } from './early-clicks.ts'
import { start } from './runtime.ts'

/**
 * Entry of the browser runtime. The page is complete without it: first its elements wake up, then
 * navigation and search. Each in a task of its own: this one ends with the browser's own work on a
 * document that is all there.
 */
document.documentElement.dataset.client = 'true'
keepEarlyClicks()
setTimeout(() => {
  defineElements()
  wakeRareElements()
  setTimeout(() => start(readDocumentData(document)))
})
