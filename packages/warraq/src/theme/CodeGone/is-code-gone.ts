/** What browsers say of an `import()` whose file did not arrive, and the engine of a style sheet. */
const MESSAGES = /dynamically imported module|importing a module script failed|could not be loaded/i

/** Whether an error means that code did not arrive, rather than that it is wrong. */
export function isCodeGone(error: unknown): boolean {
  return error instanceof Error && MESSAGES.test(error.message)
}
