import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentPage } from '../../../tests/content-page.ts'
import { runCheck } from '../../../tests/run-check.ts'
import { LOOK_UP } from '../../data/services-of-a-node.ts'
import { siteChecks } from '../site-checks.ts'

const [check] = siteChecks(join(import.meta.dirname, '../../..')).checks ?? []

/** Codes of what the checks find on a page, each once. */
async function found(text: string): Promise<string[]> {
  const findings = await runCheck(check, [contentPage({ text })])
  return [...new Set([...findings].map(({ code }) => code))]
}

const bash = (code: string, title = '') =>
  `\`\`\`bash${title && ` title="${title}"`}\n${code}\n\`\`\`\n`
const STOP = bash(
  'sudo systemctl stop haqqd\nsystemctl is-active haqqd\npgrep -a haqqd',
  'admin1@node',
)

const PROVEN = `${STOP}The second command prints \`inactive\`, the third nothing.\n\n`

/** Procedures as they stood on these pages, each of which could cost a validator its stake. */
const ONCE_PUBLISHED: readonly (readonly [what: string, text: string, code: string])[] = [
  [
    'a node id in the address of the signer',
    '```toml title="/opt/tmkms/tmkms.toml"\naddr = "tcp://<node-id>@10.0.0.1:26659"\n```\n',
    'claim/signer-node-id',
  ],
  [
    'data wiped under a running node',
    bash(
      'cp ~/.haqqd/data/priv_validator_state.json ~/priv_validator_state.json\nhaqqd tendermint unsafe-reset-all --home ~/.haqqd --keep-addr-book',
    ),
    'procedure/not-stopped',
  ],
  [
    'a node of a terminal, which systemd does not know',
    bash('sudo systemctl stop haqqd\nsystemctl is-active haqqd', 'admin1@node') +
      bash('haqqd tendermint unsafe-reset-all --home ~/.haqqd --keep-addr-book', 'haqq@node'),
    'procedure/not-stopped',
  ],
  [
    'the key sent to a machine whose node runs',
    STOP +
      bash(
        'NEW=haqq@10.0.0.5\nscp ~/.haqqd/config/priv_validator_key.json "$NEW":.haqqd/config/',
        'haqq@node',
      ),
    'procedure/not-stopped',
  ],
  [
    'files sent through a variable to an account that cannot log in',
    bash('NEW=haqq@10.0.0.5\nscp keys.tar "$NEW":', 'haqq@node'),
    'procedure/no-login',
  ],
  [
    'the whole database of a signing validator copied',
    bash('time cp -a ~/.haqqd/data ~/copy-test', 'haqq@validator'),
    'procedure/not-stopped',
  ],
  [
    'the record of the signer written without a height',
    bash(
      'sudo systemctl stop tmkms\nsystemctl is-active tmkms\npgrep -a tmkms\nLAST=<noted-height>\nprintf \'{"height":"%s","round":"0","step":0,"block_id":null}\' "$((LAST + 1))" \\\n  | sudo -u tmkms tee /opt/tmkms/state/consensus.json',
      'admin1@signer',
    ),
    'procedure/placeholder-not-tested',
  ],
  [
    'the record of the node written without a height',
    STOP +
      bash(
        'LAST=<height-of-the-signer>\nprintf \'{"height":"%s","round":0,"step":0}\' "$((LAST + 1))" \\\n  | tee ~/.haqqd/data/priv_validator_state.json',
        'haqq@validator',
      ),
    'procedure/placeholder-not-tested',
  ],
  [
    'a halt without a height',
    bash(
      'HEIGHT=<height-to-stop-at>\nprintf \'[Service]\\nEnvironment="HAQQD_HALT_HEIGHT=%s"\\n\' "$HEIGHT" \\\n  | sudo tee /run/systemd/system/haqqd.service.d/halt.conf',
      'admin1@validator',
    ),
    'procedure/placeholder-not-tested',
  ],
  [
    'the backup of another day',
    `## A\n\nNot when [blocks were made](#blocks-after-the-upgrade).\n\n${STOP}${bash('BACKUP=~/.haqqd/<data-backup-of-that-day>\ncp -a "$BACKUP" ~/.haqqd/data', 'haqq@node')}`,
    'procedure/placeholder-not-tested',
  ],
  [
    'a height of an earlier rehearsal',
    STOP +
      bash(
        'LAST=<noted-height>\n[ "$LAST" -gt 0 ] && echo "$LAST" > ~/.haqqd/data/priv_validator_state.json',
        'haqq@node',
      ),
    'procedure/placeholder-not-unset',
  ],
  [
    'the download after the wipe',
    STOP +
      bash('haqqd tendermint unsafe-reset-all --home ~/.haqqd --keep-addr-book', 'haqq@node') +
      bash('aria2c -x 8 -o snapshot.tar.lz4 "$SNAPSHOT_URL"', 'haqq@node'),
    'procedure/download-after-wipe',
  ],
  [
    'the key removed, and the record left to be zeroed',
    STOP +
      bash(
        'cat ~/.haqqd/data/priv_validator_state.json\nshred -u ~/.haqqd/config/priv_validator_key.json',
        'haqq@node',
      ),
    'procedure/record-not-kept',
  ],
  [
    'init --recover in a home that exists',
    '`haqqd init` stops when the files exist already. With `haqqd init --recover` you type the words.\n',
    'claim/init-overwrites',
  ],
  [
    '/health as a monitor',
    'While the node runs, `/health` answers, which is enough for a simple monitor.\n',
    'claim/health-probe',
  ],
  [
    'the program of before the upgrade',
    STOP + bash('haqqd rollback', 'haqq@node'),
    'procedure/stale-program',
  ],
  [
    'the start in the block of the rollback',
    STOP +
      bash('sudo install haqqd /usr/local/bin/\nsudo systemctl start haqqd', 'admin1@node') +
      'Install the right version before you start the node.\n',
    'procedure/start-not-alone',
  ],
  [
    'the caveat below the start',
    STOP +
      bash('sudo systemctl start haqqd', 'admin1@node') +
      'Install the right version before you start the node.\n',
    'procedure/late-caveat',
  ],
  [
    'a backup restored without asking whether blocks were made',
    STOP + bash('cp -a "$BACKUP" ~/.haqqd/data', 'haqq@node'),
    'procedure/restore-without-exception',
  ],
  [
    'prune of no home',
    STOP + bash(`${LOOK_UP}\n"$HAQQD" prune custom`, 'haqq@node'),
    'procedure/missing-flag',
  ],
  [
    'files sent to an account that cannot log in',
    bash('scp keys.tar haqq@10.0.0.5:'),
    'procedure/no-login',
  ],
  [
    'a fee that Hermes cannot ask for',
    'Hermes can also follow the fee with `dynamic_gas_price`.\n',
    'claim/dynamic-fee',
  ],
  ['a log without the lines to look for', '```toml\nlog_level = "warn"\n```\n', 'claim/quiet-log'],
  [
    'gas that edit-validator exceeds',
    bash('haqqd tx slashing unjail --gas=auto --gas-adjustment=1.3'),
    'claim/low-gas',
  ],
  ['one address in two roles', '| sentry A | 10.0.0.2 |\n', 'address/role'],
  [
    'the port of the sentries opened to the signer',
    bash('sudo ufw allow from 10.0.0.2 to any port 26656 proto tcp', 'admin1@validator') +
      'To go back, `sudo ufw delete allow 26656/tcp`.\n',
    'address/role',
  ],
  [
    'the signer as a peer',
    '```toml\npersistent_peers = "33@10.0.0.1:26656,22@10.0.0.2:26656"\n```\n',
    'address/role',
  ],
  [
    'the sentry at the address that is tried on the validator',
    '```text\nHost haqq-sentry\n    HostName 203.0.113.10\n```\n',
    'address/role',
  ],
  [
    'an upgraded node started by its old program',
    `${bash('haqqd start', 'haqq@node')}If the machine has the service already, start that.\n`,
    'said/first-start',
  ],
  [
    'a rollback to the wrong version',
    STOP + bash(`${LOOK_UP}\n"$HAQQD" rollback`, 'haqq@node'),
    'said/rollback-version',
  ],
  [
    'an index that ends with an error',
    STOP + bash(`${LOOK_UP}\n"$HAQQD" index-eth-tx backward`, 'haqq@node'),
    'said/index-end',
  ],
  [
    'a key that shred may have left',
    STOP +
      bash(
        'cp ~/.haqqd/data/priv_validator_state.json ~/a\nshred -u ~/.haqqd/config/priv_validator_key.json',
        'haqq@node',
      ) +
      'The key is gone from the disk.\n',
    'said/key-on-disk',
  ],
  [
    'a record that the next start sets to 0',
    STOP +
      bash(
        'cp ~/.haqqd/data/priv_validator_state.json ~/a\nshred -u ~/.haqqd/config/priv_validator_key.json',
        'haqq@node',
      ) +
      'After the first start the node only writes a new priv_validator_key.json.\n',
    'said/record-at-zero',
  ],
  [
    'a port that stays open to everybody',
    bash('sudo ufw allow from 10.0.0.3 to any port 26656 proto tcp', 'admin1@validator'),
    'said/open-port-closed',
  ],
  [
    'three copies of the data on a disk for two',
    STOP + bash('cp -a ~/.haqqd/data ~/.haqqd/data-failed', 'haqq@node'),
    'said/space-for-copy',
  ],
  ['a proof without its answer', STOP, 'said/proof'],
  [
    'the jail below the stop',
    bash('sudo systemctl disable --now haqqd', 'admin1@node') +
      'If the node is a validator, it is jailed after about 5 minutes: move the key first.\n',
    'procedure/late-caveat',
  ],
  [
    'the trial below the restart',
    bash('sudo systemctl restart haqqd') +
      'It is safer to try the change on a node without a key first.\n',
    'procedure/late-caveat',
  ],
  [
    'the loss of the chain below the restart',
    bash('sudo systemctl restart haqqd', 'admin1@node') +
      'A validator that skips a plan alone is jailed for missed blocks.\n',
    'procedure/late-caveat',
  ],
  [
    'the other command below the wrong one',
    STOP +
      bash('ln -sfn ~/.haqqd/cosmovisor/genesis ~/.haqqd/cosmovisor/current', 'haqq@node') +
      'Without Cosmovisor, install the release instead of the first command.\n',
    'procedure/late-caveat',
  ],
  [
    'the early upgrade below the start',
    bash('sudo systemctl start haqqd', 'admin1@node') +
      'Do not replace the binary before the height.\n',
    'procedure/late-caveat',
  ],
  [
    'the lost data below their deletion',
    STOP +
      bash('rm -rf ~/.haqqd/data/tx_index.db', 'haqq@node') +
      'Deleted data does not come back.\n',
    'procedure/late-caveat',
  ],
  [
    'the service below the start by hand',
    bash('haqqd start', 'haqq@node') +
      'If the machine has the service already, start that instead.\n',
    'procedure/late-caveat',
  ],
  [
    'another wording of the caveat',
    STOP +
      bash('sudo systemctl start haqqd', 'admin1@node') +
      'The right version must be in place first: install it as in the guide.\n',
    'procedure/late-caveat',
  ],
  [
    'the warning that an id makes go away',
    "A warning about an unverified peer id disappears once `addr` contains the node's id.\n",
    'claim/signer-node-id',
  ],
  [
    'an id without its address',
    "Put the node's id before the address: `haqqd tendermint show-node-id` prints it.\n",
    'claim/signer-node-id',
  ],
  [
    'init with a flag, a sentence later',
    '`haqqd init` stops when the files exist already. Two flags change that: `--overwrite` replaces `genesis.json`, `--recover` makes the consensus key from words.\n',
    'claim/init-overwrites',
  ],
  [
    'a process as a monitor',
    'For a simple monitor, watch `systemctl is-active haqqd`.\n',
    'claim/process-as-monitor',
  ],
  [
    'the version of a file that nobody runs',
    '| wrong `AppHash` | compare `haqqd version` with the network |\n',
    'claim/which-version',
  ],
  [
    'everybody waiting for everybody',
    'The validator then signs nothing until the network has passed the last height it signed, as it should.\n',
    'claim/waits-for-height',
  ],
  ['metrics for all', 'Everything else listens on the machine itself.\n', 'claim/listens-locally'],
  [
    'a node killed at the switch',
    '```ini\n[Service]\nExecStart=/usr/local/bin/cosmovisor run start\nEnvironment="DAEMON_HOME=/home/haqq/.haqqd"\n```\n',
    'claim/no-grace',
  ],
  [
    'a download piped into the wiped home',
    STOP +
      bash(
        'haqqd tendermint unsafe-reset-all --home ~/.haqqd\ncurl -L "$URL" | lz4 -dc | tar -x -C ~/.haqqd',
        'haqq@node',
      ),
    'procedure/download-after-wipe',
  ],
  [
    'an archive of a backup restored without asking',
    STOP + bash('tar -xf ~/backup.tar -C ~/.haqqd', 'haqq@node'),
    'procedure/restore-without-exception',
  ],
  ['an address without a role', 'The sentry is 10.0.0.7.\n', 'address/machine'],
]

test.each(ONCE_PUBLISHED)('cannot come back: %s', async (_what, text, code) => {
  expect(await found(text)).toContain(code)
})

/** The same procedures as they are to be written. */
test.each([
  [
    'download, stop, save, wipe',
    bash('aria2c -x 8 -o snapshot.tar.lz4 "$URL"', 'haqq@node') +
      PROVEN +
      bash(
        'cp ~/.haqqd/data/priv_validator_state.json ~/\nhaqqd tendermint unsafe-reset-all --home ~/.haqqd\nlz4 -dc snapshot.tar.lz4 | tar -x -C ~/.haqqd',
        'haqq@node',
      ),
  ],
  [
    'a download after the next start',
    PROVEN +
      bash('find ~/.haqqd/data -mindepth 1 -delete', 'haqq@node') +
      bash('sudo systemctl start haqqd', 'admin1@node') +
      bash('curl -L https://example.org/a -o a', 'haqq@node'),
  ],
  [
    'the record copied before the key is removed',
    PROVEN +
      bash(
        'cp ~/.haqqd/data/priv_validator_state.json ~/before.json\nshred -u ~/.haqqd/config/priv_validator_key.json',
        'haqq@node',
      ) +
      'The next start without the key sets the record to 0. An SSD may keep a copy.\n',
  ],
  [
    'a restore that says when not to',
    `## A\n\nNot when [blocks were made](#blocks-after-the-upgrade).\n\n${PROVEN}${bash('df -h ~/.haqqd', 'haqq@node')}${bash('cp -a "$BACKUP" ~/.haqqd/data', 'haqq@node')}`,
  ],
  [
    'a record written only with a height',
    PROVEN +
      bash(
        'unset LAST\nLAST=<noted-height>\n[ "$LAST" -gt 0 ] && printf \'{"height":"%s"}\' "$((LAST + 1))" \\\n  | tee ~/.haqqd/data/priv_validator_state.json',
        'haqq@node',
      ),
  ],
  [
    'a placeholder in a command that writes nothing',
    bash('HEIGHT=<height-of-the-upgrade>\nhaqqd query block "$HEIGHT"'),
  ],
  [
    'a copy of the data of a stopped node',
    PROVEN + bash('df -h ~', 'haqq@node') + bash('cp -a ~/.haqqd/data ~/copy', 'haqq@node'),
  ],
  [
    'a key put in place from memory',
    PROVEN +
      bash(
        'mv /dev/shm/priv_validator_key.json ~/.haqqd/config/priv_validator_key.json',
        'haqq@node',
      ),
  ],
  ['files sent by the administrator', bash('scp keys.tar admin1@10.0.0.5:')],
  [
    'enough gas',
    `${bash('haqqd tx slashing unjail --gas=auto --gas-adjustment=1.5')}Look up [its hash](#look-up-the-hash).\n`,
  ],
  ['the fee left off', 'Leave `dynamic_gas_price` off.\n'],
])('is right: %s', async (_what, text) => {
  expect(await found(text)).toEqual([])
})
