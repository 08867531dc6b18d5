import { readStorage, writeStorage } from '@warraq/search-dialog/shared/storage'
import { onPageShown } from '../../shared/browser/page-shown.ts'

/** Followed by the path of the page: its tasks that the reader ticked, or unticked, one in a line. */
const CHANGED_TASKS = 'docs-tasks-'

/** Bring back what the reader ticked on the page and on those that follow, and remember changes. */
export function rememberTasks(): void {
  tickAgain()
  onPageShown(tickAgain)
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(BOXES)) storeTasks()
  })
}

const BOXES = '.article .contains-task-list input'

/**
 * A task is known by its text and by how many tasks with the same text precede it, so that a task
 * that a writer changes is open again, and all others stay as they are.
 */
function tasksOfPage(): ReadonlyMap<string, HTMLInputElement> {
  const tasks = new Map<string, HTMLInputElement>()
  for (const box of document.querySelectorAll<HTMLInputElement>(BOXES)) {
    const text = box.ariaLabel ?? ''
    let key = text
    for (let number = 2; tasks.has(key); number++) key = `${text} ${number}`
    tasks.set(key, box)
  }
  return tasks
}

function tickAgain(): void {
  const stored = readStorage('local', keyOfPage())
  if (stored === null) return
  const tasks = tasksOfPage()
  for (const key of stored.split('\n')) {
    const box = tasks.get(key)
    if (box !== undefined) box.checked = !box.defaultChecked
  }
}

function storeTasks(): void {
  const changed = [...tasksOfPage()].filter(([, box]) => box.checked !== box.defaultChecked)
  const keys = changed.map(([key]) => key).join('\n')
  writeStorage('local', keyOfPage(), keys === '' ? null : keys)
}

function keyOfPage(): string {
  return CHANGED_TASKS + location.pathname
}
