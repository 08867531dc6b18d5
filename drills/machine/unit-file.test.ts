import { expect, test } from 'vitest'
import { readUnit } from './unit-file.mjs'

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
  expect(readUnit([UNIT])).toEqual({
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
