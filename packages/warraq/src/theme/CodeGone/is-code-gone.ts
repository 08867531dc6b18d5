/** Messages of browsers for an `import()` that failed to load, and of Vite for a style sheet. */
const MESSAGES =
  /dynamically imported module|importing a module script failed|unable to preload css/i

/** Whether an error means that code failed to load, rather than that it has a bug. */
export function isCodeGone(error: unknown): boolean {
  return error instanceof Error && MESSAGES.test(error.message)
}
