// Prints how many tests passed, failed and were skipped in the JSON reports of Vitest and Playwright
// in a folder, and fails if one failed: `node scripts/count-tests.mjs <folder> [failed suites]`. A
// suite may fail without a failed test, by its types or the build of the site.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const [folder = '.', failedSuites = '0'] = process.argv.slice(2)
const total = { passed: 0, failed: 0, skipped: 0 }
for (const name of readdirSync(folder)) {
  const report = JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const counts = name.startsWith('vitest-') ? countOfVitest(report) : countOfPlaywright(report)
  for (const [state, count] of Object.entries(counts)) total[state] += count
}
const { passed, skipped } = total
const failed = Math.max(total.failed, Number(failedSuites))
console.log(`${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`)
if (passed === 0 || failed > 0) process.exitCode = 1

function countOfVitest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + suitesThatBroke(report.testResults),
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** Files of which no test ran, because they could not be loaded. */
function suitesThatBroke(files) {
  return files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length
}

function countOfPlaywright({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}
