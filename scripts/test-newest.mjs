// Tests the packed engine with packages from the registry: the lowest versions that its manifest allows,
// and those published last. What they show doesn't depend on this repository alone, so no other suite
// waits for it.
import { spawnSync } from 'node:child_process'

const TESTS = ['tests/package/package.test.ts', 'tests/package/guide.test.ts']
const failed = ['lowest', 'newest'].filter((versions) => {
  console.log(`With the ${versions} versions of all packages:`)
  const { status } = spawnSync('npx', ['vitest', 'run', ...TESTS], {
    stdio: 'inherit',
    env: { ...process.env, REGISTRY_VERSIONS: versions },
  })
  return status !== 0
})
if (failed.length > 0) {
  console.error(`Failed with the ${failed.join(' and the ')} versions.`)
  process.exit(1)
}
