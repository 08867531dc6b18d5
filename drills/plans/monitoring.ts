import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { machines } from '../../site/facts/machines.ts'
import { startNode } from '../network/readers-nodes.ts'
import { logOf, startService, until, untilSucceeds } from '../network/until-answers.ts'
import { builtPageText } from '../page-file.ts'
import type { Scene } from '../scene.ts'
import { validatorPlan } from './scenes.ts'

const PAGE = 'l1-network/monitoring.md'
const METRICS = `http://${machines.validator.value}:26660/metrics`
/** The service outside that notices silence: it logs reports. */
const SERVICE = `http://${machines.monitoring.value}:8000`
const REPORTS = `$(${logOf('reports')} | grep -c your-check)`

async function prepare(scene: Scene): Promise<void> {
  const monitoring = await scene.startMachine('monitoring')
  await monitoring.exec('mkdir /run/drill/service && touch /run/drill/service/your-check')
  const serve = 'python3 -u -m http.server --directory /run/drill/service'
  await startService(monitoring, 'reports', serve, `curl -sf ${SERVICE} >/dev/null`)
}

/** Reports come while blocks come, and stop with the node. */
async function fallSilent(scene: Scene): Promise<void> {
  const monitoring = scene.machine('monitoring')
  // The timer waits for 60 and 30 seconds, and systemd may put off each by a minute.
  await untilSucceeds(monitoring, `[ ${REPORTS} -ge 2 ]`, 210)
  await scene.exec('validator', 'systemctl stop haqqd')
  // A report may be on its way.
  const reports = () => monitoring.exec(`sleep 5; echo ${REPORTS}`)
  const before = await reports()
  // What the timer starts: it may take 90 seconds to do so, in which the validator would be jailed.
  await scene.exec('validator', '! systemctl start haqq-block-age')
  assert.equal(await reports(), before, 'reports come from a node that does not run')
  await startNode(scene, 'validator')
}

/** Wait until the node shows a metric, as it does with its first block or signature. */
const untilShows = (scene: Scene, name: string) =>
  untilSucceeds(scene.machine('monitoring'), `curl -s ${METRICS} | grep -Eq '^${name}(_sum)?\\{'`)

/** Every name in the table of the page must be one of this node. */
async function compareNames(scene: Scene): Promise<void> {
  const told = (await builtPageText(PAGE)).match(/(?<=^\| `)cometbft_\w+(?=`)/gm) ?? []
  assert.ok(told.length >= 8)
  for (const name of told) {
    // A node without a missed block does not have it yet.
    if (name === 'cometbft_consensus_validator_missed_blocks') continue
    await untilShows(scene, name)
  }
}

const FIRING = `curl -s http://localhost:9090/api/v1/alerts | jq -r '.data.alerts[] | select(.state == "firing").labels.alertname'`

/** Wait for an alert: the longest `for` of a rule is ten minutes. */
const untilFires = (scene: Scene, name: string) =>
  until(
    `${name} has not fired`,
    async () => (await scene.exec('monitoring', FIRING)).split('\n').includes(name),
    { seconds: 14 * 60 },
  )

/** A disk of its own for the drill, which node_exporter shows as that of the machine. */
const DISK = '/mnt/disk'

/** Leave a tenth of the disk free: its alert waits for ten minutes, longer than all others. */
async function startMonitoring(scene: Scene): Promise<void> {
  const validator = scene.machine('validator')
  const mount = `mkdir ${DISK} && mount -t tmpfs -o size=64m tmpfs ${DISK}`
  await validator.exec(`${mount} && fallocate -l 58m ${DISK}/large`)
  const exporter = `prometheus-node-exporter --path.rootfs=${DISK}`
  await startService(validator, 'exporter', exporter, 'curl -s localhost:9100 >/dev/null')
  // A signal to reload ends a program that does not listen for it yet.
  const ready = 'systemctl start prometheus && curl -sf localhost:9090/-/ready'
  await untilSucceeds(scene.machine('monitoring'), ready)
}

/** Fire two alerts by what they are for: consensus that stops, then a service that does. */
async function fireAlerts(scene: Scene): Promise<void> {
  // Both alerts compare with what was scraped before.
  await wait(30_000)
  await scene.network().stopNodes()
  await untilFires(scene, 'HaqqHeightStands')
  await scene.exec('validator', 'systemctl stop haqqd')
  await untilFires(scene, 'HaqqTargetDown')
  await scene.network().restart(scene.fileOf('haqqd'))
  await startNode(scene, 'validator')
}

/** Wait for the two alerts that allow for minutes: a node without peers, and a full disk. */
async function untilSlowAlertsFire(scene: Scene): Promise<void> {
  await untilFires(scene, 'HaqqFewPeers')
  await untilFires(scene, 'HaqqDiskFull')
  await scene.exec('validator', `rm ${DISK}/large`)
}

export const monitoring = validatorPlan(PAGE, {
  programs: ['prometheus-node-exporter'],
  fill: { 'https://example.org': SERVICE },
  prepare,
  blocks: {
    'Age of the last block > 3': { after: fallSilent },
    'Metrics > 4': {
      before: (scene) => untilShows(scene, 'cometbft_consensus_latest_block_height'),
      after: compareNames,
    },
    Alerts: { before: startMonitoring, after: fireAlerts },
    'Alerts > Fire each alert once': [{ after: untilSlowAlertsFire }, {}, {}],
  },
})
