/** Run a task when the document and the files it names are there. */
export function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') task()
  else addEventListener('load', task, { once: true })
}
