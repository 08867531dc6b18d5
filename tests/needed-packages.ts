/**
 * Whether tests cannot run because packages of the system are missing. Says once how to install them;
 * where every test has to run, as in CI, this is an error instead.
 * @param what the tests: `nginx`
 * @throws Error when `REQUIRE_ALL_TESTS` is set
 */
export function lacks(what: string, missing: readonly string[]): boolean {
  if (missing.length === 0) return false
  const cure = `apt-get install ${missing.join(' ')}`
  if (process.env.REQUIRE_ALL_TESTS !== undefined)
    throw new Error(`The tests of ${what} must run: ${cure}`)
  console.warn(`Skipped: the tests of ${what}. To run them, as root: ${cure}`)
  return true
}
