// Cuts the text face of the site out of the package with the whole font; run it after an update of
// that package. `text-face.css` names the font of the package as a second face, for accented letters.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const target = join(import.meta.dirname, '../site/fonts/figtree-basic.woff2')

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 0x20 + index))
/** Signs beyond ASCII. */
const SIGNS = '\u00a0£§©«°±²³·¹»×÷‘’“”–—•…€™−'
/** Of the names in the font: copyright, license and its address. */
const LICENSE_NAMES = [0, 13, 14]

/** The font with these letters alone, and with the weights that style sheets use. */
export async function makeTextFace() {
  const whole = require.resolve(
    '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  )
  return subsetFont(await readFile(whole), ASCII + SIGNS, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    // Kerning, ligatures and figures of one width.
    keepFeatures: ['kern', 'liga', 'tnum'],
    preserveNameIds: LICENSE_NAMES,
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, await makeTextFace())
}
