import { ownValue } from '@warraq/search/own-value'

/**
 * Run code of content with a restricted environment, so that no secret of the build machine ends up
 * on a page by accident. This is not protection against malicious content: MDX is code.
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

/** The environment variables that the configuration lets content read. */
export function environmentOf(names: readonly string[]): Readonly<Record<string, string>> {
  const known = names.map((name) => [name, ownValue(process.env, name)])
  return Object.fromEntries(known.filter(([, value]) => value !== undefined))
}
