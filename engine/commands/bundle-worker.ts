import { bundleClient } from '../emit/client-bundle.ts'
import { answerJobs } from './answer-jobs.ts'

/** A thread that bundles the browser side of a site. */
answerJobs(bundleClient)
