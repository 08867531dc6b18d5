import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { workerData } from 'node:worker_threads'
import { answerJobs } from '../../system/answer-jobs.ts'
import { cardSvg } from './card-svg.ts'
import { drawCard } from './draw-card.ts'
import type { CardRequest, CardWorkerData } from './drawn-cards.ts'

/** A thread that draws social cards into a folder. */
const { theme, dir } = workerData as CardWorkerData

answerJobs(async ({ name, page }: CardRequest) => {
  const file = join(dir, name)
  // Write to a temporary name first, so that an interrupted build never leaves an incomplete card.
  await writeFile(`${file}.new`, drawCard(cardSvg(theme, page)))
  await rename(`${file}.new`, file)
})
