/** Whether the optimizations in this folder are on: `WARRAQ_TUNING=off` turns all of them off. */
export const isTuned = process.env.WARRAQ_TUNING !== 'off'
