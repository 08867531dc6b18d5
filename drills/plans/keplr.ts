import { pagePlan } from '../plan.ts'
import { READER } from './scenes.ts'

const ADDRESS = 'http://127.0.0.1:8000/keplr-testedge2.html'

export const keplr = pagePlan('user-guides/connect-your-wallet/Keplr.md', {
  programs: ['python3'],
  prepare: async (scene) => {
    await scene.startMachine('computer')
    await scene.exec('computer', 'useradd --create-home --shell /bin/bash haqq')
    // Python keeps what it prints until it ends, unless it prints to a terminal.
    const python = `PYTHONUNBUFFERED=1 ${scene.fileOf('python3')}`
    scene.fill({ python3: `(until curl -sf ${ADDRESS} > opened; do sleep 1; done) & ${python}` })
  },
  at: READER,
})
