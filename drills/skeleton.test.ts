import { expect, test } from 'vitest'
import { blocksOf, TEXT } from './blocks.fixtures.ts'
import { skeletonOf } from './skeleton.ts'

test('a plan to begin with has each step with blocks that are run', () => {
  const text = `${TEXT}\n   \`\`\`bash\n   look\n   \`\`\`\n\n## Off\n\n\`\`\`bash\nno\n\`\`\`\n`
  const blocks = blocksOf(text, {}, {}, { skip: 'needs a phone' })
  const stale = { page: 'content/a.md', at: 'you@here', blocks: { Gone: { typed: ['y'] } } }
  expect(skeletonOf(stale, blocks, text)).toBe(
    `readerPlan("a.md", {
  blocks: {
    // you@here: stop
    // you@here: look
    "Move > 1": [{}, {}],
  },
})`,
  )
})
