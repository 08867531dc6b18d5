/**
 * Whether tests cannot run because something that they need is not installed. Says once how to install
 * it; where every test has to run, as in CI, this is an error instead.
 * @param what the tests: `nginx`
 * @param missing Debian's packages, unless there is another cure
 * @param cure the command that installs what is missing
 * @throws Error when `REQUIRE_ALL_TESTS` is set
 */
export function lacks(
  what: string,
  missing: readonly string[],
  cure = `apt-get install ${missing.join(' ')} (as root)`,
): boolean {
  if (missing.length === 0) return false
  if (process.env.REQUIRE_ALL_TESTS !== undefined)
    throw new Error(`The tests of ${what} must run: ${cure}`)
  console.warn(`Skipped: the tests of ${what}. To run them: ${cure}`)
  return true
}
