import { expect, test } from 'vitest'
import { LOOK_UP } from '../../data/services-of-a-node.ts'
import type { PageCheck } from '../page-check.ts'
import { checkRunningProgram, checkTasks } from './check-running-program.ts'
import { checkStarts } from './check-start-alone.ts'
import { checkStopped } from './check-stopped.ts'
import { checkUsers } from './check-users.ts'

/** A page of shell blocks; a block may begin with `user@machine:`. */
function pageOf(...parts: readonly string[]): string {
  return parts
    .map((part) => {
      if (/^#|^- /.test(part) || part.startsWith('Text')) return part
      const [, prompt, code = part] = /^([\w]+@[\w-]+): ([\s\S]*)$/.exec(part) ?? []
      return `\`\`\`bash${prompt === undefined ? '' : ` title="${prompt}"`}\n${code}\n\`\`\``
    })
    .join('\n\n')
}

const found = (check: PageCheck, ...parts: readonly string[]) =>
  check({ file: 'a.md', text: pageOf(...parts) }).map(({ code, line }) => `${line} ${code}`)

const STOP = 'admin1@node: sudo systemctl stop haqqd\nsystemctl is-active haqqd\npgrep -a haqqd'

test.each([
  ['sudo systemctl start haqqd\nhaqqd status', '2 procedure/two-users'],
  ['sudo apt-get install jq\ncp a ~/.haqqd/config/', '2 procedure/two-users'],
  ['sudo rm $HOME/.haqqd/x', '2 procedure/two-users'],
  ['haqq@node: sudo systemctl status haqqd', '2 procedure/two-users'],
  ['admin1@node: cat ~/.haqqd/config/app.toml', '1 procedure/two-users'],
  ['admin1@node: haqqd status', '1 procedure/two-users'],
])('two users in one block: %j', (block, finding) => {
  expect(found(checkUsers, block)).toEqual([finding])
})

test.each([
  'sudo -u haqq haqqd status',
  'sudo cat /home/haqq/.haqqd/config/app.toml',
  'sudo install bin/haqqd /usr/local/bin/haqqd',
  'haqq@node: haqqd status\ncat ~/.haqqd/config/app.toml',
  'you@laptop: haqqd tendermint show-validator --home /dev/shm/restore',
])('one user: %j', (block) => {
  expect(found(checkUsers, block)).toEqual([])
})

test('in a section that stops the node, each block names its user', () => {
  expect(found(checkUsers, '## A', STOP, 'du ~/.haqqd/data', '## B', 'du ~/.haqqd/data')).toEqual([
    '9 procedure/no-user',
  ])
})

test.each([
  'haqqd tendermint unsafe-reset-all --home ~/.haqqd',
  '"$HAQQD" rollback',
  '"$HAQQD" index-eth-tx backward',
  '"$HAQQD" snapshots delete 1 3',
  'cp ~/.haqqd/data/priv_validator_state.json ~/',
  'cp ~/priv_validator_state.json ~/.haqqd/data/priv_validator_state.json',
  'cp ~/backup/priv_validator_key.json ~/.haqqd/config/priv_validator_key.json',
  'sudo install -m 600 /dev/shm/priv_validator_key.json /home/haqq/.haqqd/config/',
  'shred -u ~/.haqqd/config/priv_validator_key.json',
  'find ~/.haqqd/data -mindepth 1 -delete',
  'mv ~/.haqqd/data ~/.haqqd/data-failed',
  'lz4 -dc a.lz4 | tar -x -C ~/.haqqd',
  'tar -xf a.tar -C /home/haqq/.haqqd',
  'sed -i s/1/2/ ~/.haqqd/data/priv_validator_state.json',
  'echo "{}" > ~/.haqqd/data/priv_validator_state.json',
  'jq . a.json >> /home/haqq/.haqqd/config/priv_validator_key.json',
  'cd ~/.haqqd && rm -rf data',
  'cd ~/.haqqd\nlz4 -dc ~/a.lz4 | tar -x',
  'cd ~/.haqqd/config/\necho "{}" > priv_validator_key.json',
  'FILE=~/.haqqd/data/priv_validator_state.json\ncp a "$FILE"',
  'time cp -a ~/.haqqd/data ~/copy-test',
  'rsync -a ~/.haqqd/data/ /mnt/copy/',
])('needs a stopped node: %s', (code) => {
  expect(found(checkStopped, '## A', `haqq@node: ${code}`)).toEqual([
    `${3 + code.split('\n').length} procedure/not-stopped`,
  ])
  expect(found(checkStopped, '## A', STOP, `haqq@node: ${code}`)).toEqual([])
})

test.each([
  'cp ~/.haqqd/config/priv_validator_key.json ~/backup/',
  'cat ~/.haqqd/data/priv_validator_state.json',
  'cp -a ~/x ~/.haqqd/data-copy',
  'rm -r ~/.haqqd/data-copy',
  'haqqd tendermint show-validator',
  'cd ~/.haqqd\nrm -r data-copy\ncp config/app.toml /tmp/',
])('may run beside the node: %s', (code) => {
  expect(found(checkStopped, '## A', `haqq@node: ${code}`)).toEqual([])
})

test('a stop without its proof, in another section, on another machine, or before a start does not count', () => {
  const reset = 'haqq@node: haqqd tendermint unsafe-reset-all --home ~/.haqqd'
  const noProof = 'admin1@node: sudo systemctl stop haqqd'
  expect(found(checkStopped, '## A', noProof, reset)).toEqual(['8 procedure/not-stopped'])
  // A node that was started by hand is inactive for systemd.
  expect(found(checkStopped, '## A', `${noProof}\nsystemctl is-active haqqd`, reset)).toHaveLength(
    1,
  )
  expect(found(checkStopped, '## A', `${noProof}\npgrep -a haqqd`, reset)).toHaveLength(1)
  expect(found(checkStopped, '## A', STOP, '## B', reset)).toEqual(['12 procedure/not-stopped'])
  expect(found(checkStopped, '## A', STOP.replace('@node', '@other'), reset)).toEqual([
    '10 procedure/not-stopped',
  ])
  const starts = 'admin1@node: sudo systemctl enable --now haqqd'
  expect(found(checkStopped, '## A', STOP, starts, reset)).toEqual(['14 procedure/not-stopped'])
})

test('a copy to another machine needs a node that is stopped there', () => {
  const send = 'haqq@node: scp ~/.haqqd/config/priv_validator_key.json admin1@new:.haqqd/config/'
  expect(found(checkStopped, '## A', STOP, send)).toEqual(['10 procedure/not-stopped'])
  expect(found(checkStopped, '## A', STOP.replace('@node', '@new'), send)).toEqual([])
})

test('a command that the text tells the reader to run counts as well', () => {
  const told = 'Text: Run `haqqd tendermint unsafe-reset-all`.'
  expect(found(checkStopped, '## A', told)).toEqual(['3 procedure/not-stopped'])
  expect(found(checkStopped, '## A', STOP, told)).toEqual([])
  expect(found(checkStopped, '## A', 'Text: `haqqd rollback` changes no record.')).toEqual([])
})

test('other spellings of a stop and a start are understood', () => {
  const reset = 'haqq@node: haqqd tendermint unsafe-reset-all --home ~/.haqqd'
  const stop =
    'admin1@node: sudo service haqqd stop\nsystemctl is-active haqqd.service\nsudo pgrep -a haqqd'
  expect(found(checkStopped, '## A', stop, reset)).toEqual([])
  const starts = 'admin1@node: cp a b\nsudo systemctl start haqqd.service'
  expect(found(checkStarts, '## A', starts)).toEqual(['4 procedure/start-not-alone'])
})

test('the record and the key of the signer are guarded as well', () => {
  const write = 'admin1@signer: echo | sudo -u tmkms tee /opt/tmkms/state/consensus.json'
  expect(found(checkStopped, '## A', write)).toEqual(['4 procedure/not-stopped'])
  const stop =
    'admin1@signer: sudo systemctl disable --now tmkms\nsystemctl is-active tmkms\npgrep -a tmkms'
  expect(found(checkStopped, '## A', stop, write)).toEqual([])
})

test.each([
  ['haqqd rollback', '2 procedure/stale-program'],
  ['haqqd prune custom --home ~/.haqqd', '2 procedure/stale-program'],
  ['haqqd snapshots list', '2 procedure/stale-program'],
  ['haqqd version', '2 procedure/stale-program'],
  ['/usr/local/bin/haqqd rollback', '2 procedure/stale-program'],
  ['"$HAQQD" rollback', '1 procedure/program-not-set'],
])('another program than the one that runs: %s', (code, finding) => {
  expect(found(checkRunningProgram, code)).toEqual([finding])
})

test.each([
  `${LOOK_UP}\n"$HAQQD" rollback`,
  'haqqd query bank balances x',
  'haqqd start',
  '~/.haqqd/cosmovisor/current/bin/haqqd version',
  '/usr/local/bin/haqqd version',
])('the program that runs: %s', (code) => {
  expect(found(checkRunningProgram, code)).toEqual([])
})

test('right after an installation the program in PATH is the new one', () => {
  const install = 'sudo install bin/haqqd /usr/local/bin/haqqd'
  expect(found(checkRunningProgram, '## A', install, 'haqqd version --long')).toEqual([])
})

test('a checklist asks the program that runs; other inline code only names commands', () => {
  expect(found(checkTasks, '- [ ] The version: `haqqd version`')).toEqual([
    '1 procedure/stale-program',
  ])
  expect(found(checkTasks, '- `haqqd rollback` changes no record')).toEqual([])
})

test('the start of the node stands alone, and nothing that matters comes after it', () => {
  const start1 =
    'admin1@node: sudo systemctl daemon-reload\nsudo systemctl start haqqd\njournalctl -fu haqqd'
  expect(found(checkStarts, '## A', start1, 'Text: it logs.')).toEqual([])
  expect(found(checkStarts, '## A', `admin1@node: cp a b\nsudo systemctl restart haqqd`)).toEqual([
    '4 procedure/start-not-alone',
  ])
  expect(found(checkStarts, '## A', start1, 'Text: install it before you start the node.')).toEqual(
    ['9 procedure/late-caveat'],
  )
  expect(found(checkStarts, '## A', start1, '## B', 'Text: before you start the node.')).toEqual([])
})
