import { join } from 'node:path'
import type { Scene } from '../scene.ts'

/** Stop the node of a machine and pack its data as providers offer them; gives the file. */
export async function packData(scene: Scene, name: string): Promise<string> {
  const provider = scene.machine(name)
  await provider.exec(
    'systemctl stop haqqd && cd /home/haqq/.haqqd && tar -cf - data | lz4 -q > /run/drill/data.tar.lz4',
  )
  return join(provider.root, 'run/drill/data.tar.lz4')
}
