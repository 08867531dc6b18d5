import modules from './params.json'
import type { ModuleParams } from './params-schema.ts'

/** The parameters of each module by its name. */
export const moduleParams = modules as ModuleParams
