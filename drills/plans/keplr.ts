import { pagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { READER } from './scenes.ts'

const FILE = 'keplr-testedge2.html'
const ADDRESS = `http://127.0.0.1:8000/${FILE}`

/** The reader has saved the file; a browser, for which `curl` stands, asks for it again and again. */
async function prepare(scene: Scene): Promise<void> {
  await scene.startMachine('computer')
  await scene.exec('computer', 'useradd --create-home --shell /bin/bash haqq')
  scene.fill({ python3: scene.fileOf('python3') })
  const shell = await scene.shell(READER)
  // Python keeps what it prints until it ends, unless it prints to a terminal.
  await shell.run('export PYTHONUNBUFFERED=1', { seconds: 60 })
}

export const keplr = pagePlan('user-guides/connect-your-wallet/Keplr.md', {
  programs: ['python3'],
  prepare,
  at: 'haqq@computer',
  blocks: {
    'Add TestEdge2 > 2': {
      before: (scene) =>
        scene.exec(
          'computer',
          `(for i in $(seq 60); do curl --fail --silent ${ADDRESS} && exit; sleep 1; done) > /run/drill/opened.html 2> /dev/null < /dev/null &`,
        ),
    },
  },
})
