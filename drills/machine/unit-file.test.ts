import { expect, test } from 'vitest'
import { readEnvironment, readUnit } from './unit-file.mjs'

const UNIT = `[Unit]
Description=Node

[Service]
User=haqq
ExecStart=/usr/local/bin/haqqd start
Restart=always
RestartSec=3
LimitNOFILE=65535
Environment="DAEMON_NAME=haqqd"
Environment=A=1 "B=x y"
`

test('a unit has its program, user, limits and environment', () => {
  expect(readUnit([UNIT])).toMatchObject({
    command: '/usr/local/bin/haqqd start',
    user: 'haqq',
    restart: 'always',
    restartSeconds: 3,
    files: '65535',
    success: [],
    environment: { DAEMON_NAME: 'haqqd', A: '1', B: 'x y' },
  })
})

test('a drop-in file adds, replaces and takes back', () => {
  const extra =
    '[Service]\nRestart=no\nSuccessExitStatus=130 143\nExecStart=\nExecStart=/bin/other\n'
  expect(readUnit([UNIT, extra])).toMatchObject({
    command: '/bin/other',
    restart: 'no',
    success: ['130', '143'],
    environment: { DAEMON_NAME: 'haqqd' },
  })
  expect(readUnit([UNIT, 'Environment=\n']).environment).toEqual({})
})

test('a service of the distribution says how it starts, reloads and names its process', () => {
  const nginx = `[Service]
Type=forking
PIDFile=/run/nginx.pid
EnvironmentFile=-/etc/default/nginx
RuntimeDirectory=nginx
ExecStartPre=/usr/sbin/nginx -t
ExecStart=/usr/sbin/nginx
ExecReload=/usr/sbin/nginx -s reload
`
  expect(readUnit([nginx])).toMatchObject({
    before: ['/usr/sbin/nginx -t'],
    reload: ['/usr/sbin/nginx -s reload'],
    pidFile: '/run/nginx.pid',
    runtimeFolder: 'nginx',
    environmentFiles: ['/etc/default/nginx'],
    isOneshot: false,
  })
  expect(readUnit(['[Service]\nPIDFile=/run/a.pid\n']).pidFile).toBeUndefined()
})

test('a timer has its seconds, and a service without a user of its own runs as nobody', () => {
  expect(readUnit(['[Timer]\nOnBootSec=60\nOnUnitActiveSec=30\n']).timer).toEqual({
    firstSeconds: 60,
    everySeconds: 30,
  })
  expect(readUnit(['[Service]\nType=oneshot\nDynamicUser=true\n'])).toMatchObject({
    isOneshot: true,
    user: 'nobody',
  })
})

test('a file of variables has them with and without quotes', () => {
  expect(readEnvironment('# ARGS=no\nARGS=""\nA=\'x y\'\n B=1 \n')).toEqual({
    ARGS: '',
    A: 'x y',
    B: '1',
  })
})
