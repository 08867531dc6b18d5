// Writes a docs folder of N generated pages: about 4.7 KB each, 40 per folder, 10 folders per part,
// with headings, code, tables, admonitions and links.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const WORDS =
  'node block validator stake epoch module account chain token bridge wallet ledger query proposal gas fee state peer key address channel packet relay client height vote reward unit block header root proof'.split(
    ' ',
  )
/** Each word of the generated pages, and two of them together. */
export const QUERIES = [...WORDS, ...WORDS.slice(1).map((word, at) => `${WORDS[at]} ${word}`)]
const PAGES_PER_FOLDER = 40
const FOLDERS_PER_PART = 10

/** Path of a page without its extension: `part-0/folder-3/page-130`. */
export function pagePath(number) {
  const folder = Math.floor(number / PAGES_PER_FOLDER)
  return `part-${Math.floor(folder / FOLDERS_PER_PART)}/folder-${folder}/page-${number}`
}

/** A small seeded random generator, so that every run builds the same text. */
function randomOf(seed) {
  let state = seed
  return (limit) => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return Math.floor((state / 4294967296) * limit)
  }
}

function sentence(random) {
  const words = Array.from({ length: 8 + random(10) }, () => WORDS[random(WORDS.length)])
  const text = words.join(' ')
  return `${text[0].toUpperCase()}${text.slice(1)}.`
}

const paragraph = (random) => Array.from({ length: 4 }, () => sentence(random)).join(' ')

export function pageText(number, count) {
  const random = randomOf(number + 1)
  const other = random(count)
  const link = `../../${pagePath(other)}.md`
  const sections = Array.from(
    { length: 5 },
    (_, index) => `## Section ${index + 1} of page ${number}

${paragraph(random)}

${index === 1 ? `:::note[About page ${number}]\n${sentence(random)} See [another page](${link}).\n:::\n` : ''}
### Detail ${index + 1}

${paragraph(random)}

${index % 2 === 0 ? `\`\`\`bash\nhaqqd query bank balances "$ADDRESS_${number}_${index}" --node "$NODE"\nexport HEIGHT=$((${number} + ${index}))\n\`\`\`` : `\`\`\`json\n{ "page": ${number}, "section": ${index}, "ok": true, "items": ["a", "b"] }\n\`\`\``}
`,
  )
  return `---
title: Page ${number}
description: Generated page number ${number}.
sidebar_position: ${number % PAGES_PER_FOLDER}
---

# Page ${number}

${paragraph(random)}

${sections.join('\n')}
| Name | Value |
|---|---|
| number | ${number} |
| word | ${WORDS[random(WORDS.length)]} |
`
}

/** Write the site into `dir`, replacing its contents. */
export async function generateSite(dir, count, { search = true } = {}) {
  await rm(dir, { recursive: true, force: true })
  await mkdir(join(dir, 'content'), { recursive: true })
  await writeFile(
    join(dir, 'docs.config.ts'),
    `export default {
  title: 'Generated',
  url: 'https://docs.example.org',
  lastUpdated: { date: false },${search ? '' : '\n  search: false,'}
  redirects: { '/': '/docs/' },
  sections: [{ id: 'docs', path: 'content', route: '/docs/' }],
}
`,
  )
  await writeFile(join(dir, 'content', 'index.md'), '# Generated pages\n\nText.\n')
  for (let number = 0; number < count; number++) {
    const file = join(dir, 'content', `${pagePath(number)}.md`)
    if (number % PAGES_PER_FOLDER === 0) await mkdir(dirname(file), { recursive: true })
    await writeFile(file, pageText(number, count))
  }
}
