import { workerData } from 'node:worker_threads'
import { answerJobs } from 'warraq/threads'
import type { CardTheme } from './card-svg.ts'
import { cardPainter } from './draw-card.ts'
import type { CardRequest } from './drawn-cards.ts'

/** A thread that draws social cards. */
const draw = cardPainter(workerData as CardTheme)

answerJobs(({ page }: CardRequest) => draw(page))
