import { inSpareTime } from './in-spare-time.ts'
import { whenLoaded } from './when-loaded.ts'

/** Run a task when the page has loaded and the browser is idle; tasks run in order. */
export function whenIdle(task: () => void): void {
  whenLoaded(() => inSpareTime(task))
}
