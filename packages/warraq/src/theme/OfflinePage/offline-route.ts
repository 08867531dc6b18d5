/** Route of the page shown offline in place of one the reader has never visited. */
export const OFFLINE_ROUTE = '/offline/'
