import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { machines } from '../../site/facts/machines.ts'
import { serve } from '../network/file-server.ts'
import { enableFirewall } from '../network/firewall.ts'
import { untilCaughtUp } from '../network/readers-nodes.ts'
import { DrillError } from '../options.ts'
import { builtPageText, pageFile } from '../page-file.ts'
import type { Scene } from '../scene.ts'
import { validatorPlan } from './scenes.ts'

const PAGE = 'l1-network/monitoring.md'
const UNITS = '/etc/systemd/system/haqq-block-age'
const METRICS = `http://${machines.validator.value}:26660/metrics`
/** Names that a node without a missed block, or without a peer, does not have yet. */
const ABSENT_AT_FIRST: readonly string[] = ['cometbft_consensus_validator_missed_blocks']

async function prepare(scene: Scene): Promise<void> {
  await enableFirewall(scene, 'validator')
  await scene.startMachine('monitoring')
}

/** How often each scene's validator has reported. */
const reportsOf = new WeakMap<Scene, () => number>()

/** The service outside that notices silence: it counts reports. */
async function serveReports(scene: Scene): Promise<void> {
  let reports = 0
  const address = await serve((_, response) => {
    reports += 1
    response.end()
  })
  for (const kind of ['service', 'timer']) {
    const text = await pageFile(PAGE, `${UNITS}.${kind}`)
    const here = text.replace('https://example.org', address)
    await scene.save('root@validator', `${UNITS}.${kind}`, here)
  }
  reportsOf.set(scene, () => reports)
}

/** Reports come while blocks come, and stop with the node. */
async function fallSilent(scene: Scene): Promise<void> {
  const reports = reportsOf.get(scene) ?? (() => 0)
  for (let tries = 0; reports() < 2; tries++) {
    assert.ok(tries <= 90, `${reports()} reports came in 90 seconds`)
    await wait(1000)
  }
  const { exec } = scene.machine('validator')
  await exec('systemctl stop haqqd')
  // A report may be on its way.
  await wait(5000)
  const before = reports()
  await wait(65_000)
  assert.equal(reports(), before, 'reports come from a node that does not run')
  await exec('systemctl start haqqd')
  await untilCaughtUp(scene, 'validator')
}

/** Every name in the table of the page must be one of this node. */
async function compareNames(scene: Scene): Promise<void> {
  const told = [...(await builtPageText(PAGE)).matchAll(/^\| `(cometbft_\w+)`/gm)].map(
    ([, name]) => name ?? '',
  )
  let missing: string[] = told
  for (let tries = 0; tries < 60 && missing.length > 0; tries++) {
    await wait(1000)
    const metrics = await scene.exec('monitoring', `curl -s ${METRICS} || true`)
    missing = told.filter(
      (name) =>
        !ABSENT_AT_FIRST.includes(name) && !new RegExp(`^${name}(?:_sum)?\\{`, 'm').test(metrics),
    )
  }
  assert.ok(told.length >= 8)
  assert.deepEqual(missing, [], 'the node has not all metrics of the page')
}

/** Longest wait for an alert: the longest `for` of a rule is ten minutes. */
const ALERT_MS = 14 * 60_000

/** Wait until an alert fires, and print the seconds since `start`. */
async function untilFires(scene: Scene, name: string, start = Date.now()): Promise<void> {
  while (Date.now() - start < ALERT_MS) {
    await wait(1000)
    const printed = await scene.exec(
      'monitoring',
      'curl -s http://localhost:9090/api/v1/alerts || true',
    )
    const { data } = JSON.parse(printed || '{"data":{"alerts":[]}}')
    const fires = data.alerts.some(
      ({ labels, state }: { labels: { alertname: string }; state: string }) =>
        labels.alertname === name && state === 'firing',
    )
    if (fires) {
      console.log(`    ${name} fired after ${Math.round((Date.now() - start) / 1000)} s`)
      return
    }
  }
  throw new DrillError(`${name} has not fired after ${ALERT_MS / 60_000} minutes`)
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
  await scene.exec('validator', 'systemctl start haqqd')
  await untilCaughtUp(scene, 'validator')
}

/** A disk of its own for the drill, which node_exporter shows as that of the machine. */
const DISK = '/mnt/disk'
/** When the disk of a scene was filled. */
const filledAt = new WeakMap<Scene, number>()

async function startExporter(scene: Scene): Promise<void> {
  await scene.exec(
    'validator',
    `mkdir -p ${DISK} && mount -t tmpfs -o size=64m tmpfs ${DISK} && ` +
      `setsid prometheus-node-exporter --path.rootfs=${DISK} > /run/drill/exporter.log 2>&1 < /dev/null &`,
  )
}

/** Leave a tenth of the disk free. */
async function fillDisk(scene: Scene): Promise<void> {
  await scene.exec('validator', `fallocate -l 58m ${DISK}/large && df -h ${DISK}`)
  filledAt.set(scene, Date.now())
}

/** Wait for the two alerts that allow for minutes: a node without peers, and a full disk. */
async function untilSlowAlertsFire(scene: Scene): Promise<void> {
  await untilFires(scene, 'HaqqFewPeers')
  await untilFires(scene, 'HaqqDiskFull', filledAt.get(scene))
  await scene.exec('validator', `rm ${DISK}/large`)
}

export const monitoring = validatorPlan('l1-network/monitoring.md', {
  programs: ['prometheus', 'promtool', 'prometheus-node-exporter', 'ufw'],
  prepare,
  blocks: {
    'Age of the last block > 3': { before: serveReports, after: fallSilent },
    'Metrics > 4': { after: compareNames },
    Alerts: {
      before: async (scene) => {
        await startExporter(scene)
        // Its alert waits for ten minutes, longer than all others.
        await fillDisk(scene)
        await scene.exec('monitoring', 'ip link set lo up; systemctl start prometheus')
      },
      after: fireAlerts,
    },
    'Alerts > Fire each alert once': [{ after: untilSlowAlertsFire }, {}, {}],
  },
})
