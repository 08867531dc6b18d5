/** What browsers say of an `import()` whose file did not arrive, and Vite of a style sheet that belongs to it. */
const MESSAGES =
  /dynamically imported module|importing a module script failed|unable to preload css/i

/** Whether an error means that code did not arrive, rather than that it is wrong. */
export function isCodeGone(error: unknown): boolean {
  return error instanceof Error && MESSAGES.test(error.message)
}
