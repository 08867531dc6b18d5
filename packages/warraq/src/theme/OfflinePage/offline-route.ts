/** Route of the page in place of one that was never visited. */
export const OFFLINE_ROUTE = '/offline/'
