// Draws the icon files of the site from its SVG marks; run it after changing one.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'

const site = join(import.meta.dirname, '../site')
const target = join(site, 'public')

/** The mark on a transparent background, as in a browser tab. */
const plain = await readFile(join(target, 'favicon.svg'), 'utf8')
/** The mark of the social cards on their background, for devices that mask icons. */
const onGround = groundedIcon(await readFile(join(site, 'social-card/logo.svg'), 'utf8'))

/** Keeps the mark inside the central circle of 80 %, which no mask cuts off. */
function groundedIcon(mark) {
  const href = `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#0a3f36"/><image x="18" y="18" width="64" height="64" href="${href}"/></svg>`
}

function png(svg, size) {
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()
}

/** An ICO file that contains one PNG. */
function ico(content, size) {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.set([size, size, 0, 0, 1, 0, 32, 0], 6)
  header.writeUInt32LE(content.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, content])
}

const files = {
  'favicon.ico': ico(png(plain, 32), 32),
  'apple-touch-icon.png': png(onGround, 180),
  'icon-192.png': png(plain, 192),
  'icon-512.png': png(plain, 512),
  'icon-maskable-192.png': png(onGround, 192),
  'icon-maskable-512.png': png(onGround, 512),
}
for (const [name, content] of Object.entries(files)) {
  await writeFile(join(target, name), content)
  console.log(`${name} ${content.length}`)
}
