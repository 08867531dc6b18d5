import { workerData } from 'node:worker_threads'
import { answerJobs } from 'warraq/threads'
import { type CardTheme, cardSvg } from './card-svg.ts'
import { drawCard } from './draw-card.ts'
import type { CardRequest } from './drawn-cards.ts'

/** A thread that draws social cards. */
const theme = workerData as CardTheme

answerJobs(({ page }: CardRequest) => drawCard(cardSvg(theme, page)))
