import { join } from 'node:path'
import { workerData } from 'node:worker_threads'
import { writeCheckedFile } from '../../cache/checked-file.ts'
import { answerJobs } from '../../system/answer-jobs.ts'
import { cardSvg } from './card-svg.ts'
import { drawCard } from './draw-card.ts'
import type { CardRequest, CardWorkerData } from './drawn-cards.ts'

/** A thread that draws social cards into a folder. */
const { theme, dir } = workerData as CardWorkerData

answerJobs(({ name, page }: CardRequest) => {
  writeCheckedFile(join(dir, name), [drawCard(cardSvg(theme, page))])
})
