import { defineElements, wakeRareElements } from '../elements/index.ts'
import { holdEarlyInput } from './early-input.ts'
import { readDocumentData } from './read-document-data.ts'
import { nextTask, whenIdle } from './when-idle.ts'

/**
 * Entry of the browser runtime. The page is complete without it: custom elements wake up at once,
 * React and the shell are loaded, evaluated and hydrated in separate tasks when the browser is
 * idle or the reader touches something.
 */
async function main(): Promise<void> {
  document.documentElement.dataset.client = 'true'
  const input = holdEarlyInput()
  defineElements()
  wakeRareElements()
  await Promise.race([whenIdle(), input.arrived])
  const { start } = await import('./runtime.ts')
  await nextTask()
  const root = document.getElementById('root')
  if (root !== null) await start(root, readDocumentData(document))
  input.release()
}

void main()
