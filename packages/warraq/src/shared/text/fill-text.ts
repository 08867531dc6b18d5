export { fillText } from '@warraq/search-dialog/shared/fill-text'
