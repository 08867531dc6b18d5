import { defineElements, wakeRareElements } from '../elements/index.ts'
import { readDocumentData } from './read-document-data.ts'
import { start } from './runtime.ts'

/**
 * Entry of the browser runtime. The page is complete without it: its elements wake up first, then,
 * in a task of its own, navigation and search.
 */
document.documentElement.dataset.client = 'true'
defineElements()
wakeRareElements()
setTimeout(() => start(readDocumentData(document)))
