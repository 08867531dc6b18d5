/** Whether an id is one of the shell: in content, scripts would find the wrong element by it. */
export function isShellId(id: string): boolean {
  return id === 'page-menu' || /^docs[A-Z]/.test(id)
}
