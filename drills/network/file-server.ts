import { execFile } from 'node:child_process'
import { copyFile, mkdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import send from 'send'
import type { Program } from '../options.ts'
import type { Scene } from '../scene.ts'
import { DRILLS } from './addresses.ts'

/**
 * Serve files to the machines, in place of a provider on the Internet.
 * @param files by the path below the address
 * @returns the address, without a slash at the end
 */
export async function serveFiles(files: Readonly<Record<string, string>>): Promise<string> {
  const server = createServer((request, response) => {
    const file = files[request.url ?? ''] ?? '/nowhere'
    send(request, encodeURI(file), { dotfiles: 'allow' }).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, DRILLS, resolve))
  return `http://${DRILLS}:${(server.address() as AddressInfo).port}`
}

/** Serve a release of a program, packed as the project packs it, with its checksums. */
export async function serveRelease(scene: Scene, program: Program) {
  scene.differences.add('the release comes from the local network')
  const folder = join(scene.folder, `release-${program}`)
  await mkdir(join(folder, 'bin'), { recursive: true })
  await copyFile(scene.fileOf(program), join(folder, 'bin/haqqd'))
  const archive = `haqq_${scene.versionOf(program)}_linux_amd64.tar.gz`
  const pack = `tar -czf ${archive} bin && sha256sum ${archive} | tee checksums.txt`
  // Packing takes long: if it stopped this process, connections to nodes would end unnoticed.
  const { stdout } = await promisify(execFile)('sh', ['-c', pack], { cwd: folder })
  return {
    /** Address of its files, without a slash at the end. */
    address: await serveFiles({
      [`/${archive}`]: join(folder, archive),
      '/checksums.txt': join(folder, 'checksums.txt'),
    }),
    /** `haqq_1.8.5_linux_amd64.tar.gz` */
    archive,
    sha256: stdout.slice(0, 64),
  }
}
