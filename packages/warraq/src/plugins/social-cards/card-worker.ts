import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { workerData } from 'node:worker_threads'
import { answerJobs } from '../../build/answer-jobs.ts'
import { cardSvg } from './card-svg.ts'
import { drawCard } from './draw-card.ts'
import type { CardWorkerData } from './draw-cards.ts'
import type { CardRequest } from './social-cards.ts'

/** A thread that draws social cards into a folder, a batch a message. */
const { theme, dir } = workerData as CardWorkerData

answerJobs(async (cards: readonly CardRequest[]) => {
  for (const { name, text } of cards) {
    const file = join(dir, name)
    // Whoever finds a file finds it whole, even after a build that was stopped.
    await writeFile(`${file}.new`, drawCard(cardSvg(theme, text)))
    await rename(`${file}.new`, file)
  }
})
