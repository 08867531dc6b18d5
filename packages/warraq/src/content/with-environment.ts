/**
 * Run code of content with an environment of its own, so that no secret of the build machine ends on
 * a page by accident. Content that means harm is not held by it: MDX is code.
 */
export function withEnvironment<Result>(
  environment: Readonly<Record<string, string>>,
  run: () => Result,
): Result {
  const whole = process.env
  const { NODE_ENV } = whole
  process.env = { ...(NODE_ENV === undefined ? {} : { NODE_ENV }), ...environment }
  try {
    return run()
  } finally {
    process.env = whole
  }
}

/** The variables that the configuration lets content read. */
export function environmentOf(names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
