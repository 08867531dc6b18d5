import { expect, test } from 'vitest'
import { isTitleOf } from './page-file.ts'

test('a file below a home is known by the end of its path, and any other by its whole path', () => {
  expect(isTitleOf('hardhat/tasks/deploy.js', 'file=/a title="tasks/deploy.js"')).toBe(true)
  expect(isTitleOf('proposal.json', 'title="proposal.json"')).toBe(true)
  expect(isTitleOf('~/.ssh/config', 'title="~/.ssh/config"')).toBe(true)
  expect(isTitleOf('/opt/tmkms/tmkms.toml', 'title="tmkms.toml"')).toBe(false)
  expect(isTitleOf('tasks/redeploy.js', 'title="deploy.js"')).toBe(false)
  expect(isTitleOf('deploy.js', '')).toBe(false)
})
